ALTER TABLE `error_groups` ADD `in_browser` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `error_groups` ADD `last_stack` text;