CREATE TABLE `payment_transitions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` integer NOT NULL,
	`from_state` text,
	`to_state` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_transitions_to_state_listed" CHECK("payment_transitions"."to_state" in ('held', 'created', 'terms', 'abandoned', 'authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided'))
);
--> statement-breakpoint
CREATE INDEX `payment_transitions_payment_id` ON `payment_transitions` (`payment_id`,`id`);--> statement-breakpoint
CREATE TABLE `po_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`order_id` integer,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`stored_as` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "po_documents_size_bytes_positive" CHECK("po_documents"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `po_documents_order_id` ON `po_documents` (`order_id`);--> statement-breakpoint
CREATE INDEX `po_documents_created_at` ON `po_documents` (`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_carrier` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `third_party` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `internal_buyer_email` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `skip_validation` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `returns_agreed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_to_be_confirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `tax_exempt` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `goods_tax_cents` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_tax_cents` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `quote_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `method` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `boxes` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_part_id` integer;