ALTER TABLE `addresses` ADD `residential` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `order_addresses` ADD `residential` integer DEFAULT false NOT NULL;