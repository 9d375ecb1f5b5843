CREATE TABLE `part_list_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changes` text NOT NULL,
	FOREIGN KEY (`list_id`) REFERENCES `part_lists`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `part_list_changes_list_id` ON `part_list_changes` (`list_id`,`id`);--> statement-breakpoint
CREATE TABLE `part_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`shared` integer NOT NULL,
	`name` text NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`lines` text NOT NULL,
	`line_count` integer NOT NULL,
	`next_line_id` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by_id` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`changed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "part_lists_version_positive" CHECK("part_lists"."version" > 0),
	CONSTRAINT "part_lists_next_line_id_positive" CHECK("part_lists"."next_line_id" > 0),
	CONSTRAINT "part_lists_line_count_not_negative" CHECK("part_lists"."line_count" >= 0)
);
--> statement-breakpoint
CREATE INDEX `part_lists_company_id` ON `part_lists` (`company_id`,`shared`);--> statement-breakpoint
CREATE INDEX `part_lists_owner_id` ON `part_lists` (`owner_id`);--> statement-breakpoint
CREATE INDEX `part_lists_removed_at` ON `part_lists` (`removed_at`);