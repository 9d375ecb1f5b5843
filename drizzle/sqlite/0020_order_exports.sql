CREATE TABLE `exported_orders` (
	`order_id` integer PRIMARY KEY NOT NULL,
	`export_id` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`export_id`) REFERENCES `order_exports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `order_exports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`order_count` integer NOT NULL,
	`content` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "order_exports_order_count_positive" CHECK("order_exports"."order_count" > 0)
);
--> statement-breakpoint
CREATE INDEX `order_exports_created_at` ON `order_exports` (`created_at`);