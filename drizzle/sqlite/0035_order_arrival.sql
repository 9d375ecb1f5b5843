ALTER TABLE `order_lines` ADD `special_order` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `arrives_on` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `made_to_order` integer DEFAULT false NOT NULL;