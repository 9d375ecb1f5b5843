CREATE TABLE `order_shipment_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shipment_id` integer NOT NULL,
	`order_line_id` integer NOT NULL,
	`quantity` real NOT NULL,
	FOREIGN KEY (`shipment_id`) REFERENCES `order_shipments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_shipment_lines_quantity_positive" CHECK("order_shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_shipment_lines_shipment_id_line` ON `order_shipment_lines` (`shipment_id`,`order_line_id`);--> statement-breakpoint
CREATE INDEX `order_shipment_lines_order_line_id` ON `order_shipment_lines` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `order_shipment_parcels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`shipment_id` integer NOT NULL,
	`tracking_number` text NOT NULL,
	FOREIGN KEY (`shipment_id`) REFERENCES `order_shipments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_shipment_parcels_shipment_id_number` ON `order_shipment_parcels` (`shipment_id`,`tracking_number`);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `shipped_quantity` real DEFAULT 0 NOT NULL CONSTRAINT "order_lines_shipped_quantity_not_negative" CHECK("shipped_quantity" >= 0);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `canceled_quantity` real DEFAULT 0 NOT NULL CONSTRAINT "order_lines_canceled_quantity_not_negative" CHECK("canceled_quantity" >= 0);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `mark` text CONSTRAINT "order_lines_mark_listed" CHECK("mark" in ('in_production', 'back_ordered'));--> statement-breakpoint
ALTER TABLE `order_lines` ADD `back_ordered_to` text;