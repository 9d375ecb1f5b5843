CREATE TABLE `other_numbers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`number_key` text NOT NULL,
	`kind` text NOT NULL,
	`make` text NOT NULL,
	`leads_to` text NOT NULL,
	`leads_to_key` text NOT NULL,
	`since` text NOT NULL,
	`reason` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	CONSTRAINT "other_numbers_kind_listed" CHECK("other_numbers"."kind" in ('superseded', 'alternate', 'cross'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `other_numbers_number_key` ON `other_numbers` (`number_key`);--> statement-breakpoint
CREATE INDEX `other_numbers_leads_to_key` ON `other_numbers` (`leads_to_key`);