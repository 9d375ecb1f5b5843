CREATE TABLE `import_changes` (
	`import_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`row` integer NOT NULL,
	`label` text NOT NULL,
	`record_id` integer,
	`shelf_key` text,
	`obsolete` integer,
	`before` text,
	`after` text NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_changes_import_seq` ON `import_changes` (`import_id`,`seq`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer
);
