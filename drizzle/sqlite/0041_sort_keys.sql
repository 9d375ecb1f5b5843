DROP INDEX `parts_name`;--> statement-breakpoint
ALTER TABLE `parts` ADD `sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `parts_sort_key` ON `parts` ("sort_key",`position`);--> statement-breakpoint
ALTER TABLE `addresses` ADD `sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `dealer_requests` ADD `company_sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `dealer_requests` ADD `contact_sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `firstname_sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `lastname_sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `internal_companies` ADD `sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `saved_doors` ADD `sort_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `staged_parts` ADD `sort_key` text DEFAULT '' NOT NULL;