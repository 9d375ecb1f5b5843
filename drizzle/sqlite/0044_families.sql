ALTER TABLE `catalog_state` ADD `family_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `parts` ADD `family` text;--> statement-breakpoint
ALTER TABLE `parts` ADD `family_name` text;--> statement-breakpoint
ALTER TABLE `parts` ADD `family_key` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `parts` ADD `family_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `parts_family` ON `parts` (`family_key`,`family_id`,`position`);--> statement-breakpoint
CREATE INDEX `parts_position_family` ON `parts` (`family_id`,`position`,`facets`,`price_cents`);--> statement-breakpoint
ALTER TABLE `staged_parts` ADD `family` text;--> statement-breakpoint
ALTER TABLE `staged_parts` ADD `family_name` text;--> statement-breakpoint
ALTER TABLE `staged_parts` ADD `family_key` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `staged_parts` ADD `family_id` integer DEFAULT 0 NOT NULL;