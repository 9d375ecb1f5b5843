CREATE TABLE `changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`row_id` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `changes_subject` ON `changes` (`subject`,`id`);--> statement-breakpoint
CREATE INDEX `changes_row` ON `changes` (`subject`,`row_id`,`id`);