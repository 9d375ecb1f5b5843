CREATE TABLE `credit_note_exports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`note_count` integer NOT NULL,
	`content` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_note_exports_note_count_not_negative" CHECK("credit_note_exports"."note_count" >= 0)
);
--> statement-breakpoint
CREATE INDEX `credit_note_exports_created_at` ON `credit_note_exports` (`created_at`);--> statement-breakpoint
ALTER TABLE `credit_notes` ADD `settled_how` text;--> statement-breakpoint
ALTER TABLE `credit_notes` ADD `settled_by_id` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `credit_notes` ADD `export_id` integer REFERENCES credit_note_exports(id);--> statement-breakpoint
ALTER TABLE `credit_notes` ADD `in_order` integer DEFAULT false NOT NULL;