CREATE TABLE `credit_note_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`credit_note_id` integer NOT NULL,
	`order_line_id` integer NOT NULL,
	`quantity` real NOT NULL,
	`cents` integer NOT NULL,
	`fee_cents` integer NOT NULL,
	FOREIGN KEY (`credit_note_id`) REFERENCES `credit_notes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_note_lines_quantity_positive" CHECK("credit_note_lines"."quantity" > 0),
	CONSTRAINT "credit_note_lines_cents_not_negative" CHECK("credit_note_lines"."cents" >= 0),
	CONSTRAINT "credit_note_lines_fee_cents_not_negative" CHECK("credit_note_lines"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_note_lines_note_line` ON `credit_note_lines` (`credit_note_id`,`order_line_id`);--> statement-breakpoint
CREATE INDEX `credit_note_lines_order_line_id` ON `credit_note_lines` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `credit_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text,
	`order_id` integer NOT NULL,
	`request_key` text NOT NULL,
	`reason` text NOT NULL,
	`means` text NOT NULL,
	`state` text NOT NULL,
	`goods_cents` integer NOT NULL,
	`freight_cents` integer NOT NULL,
	`goods_tax_cents` integer NOT NULL,
	`freight_tax_cents` integer NOT NULL,
	`total_cents` integer NOT NULL,
	`note` text NOT NULL,
	`payment_id` integer,
	`gateway_id` text,
	`problem` text,
	`actor_id` text NOT NULL,
	`user_id` integer,
	`lease_until_at` integer NOT NULL,
	`sent_at` integer,
	`given_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_notes_reason_listed" CHECK("credit_notes"."reason" in ('canceled', 'returned', 'address_changed', 'other')),
	CONSTRAINT "credit_notes_means_listed" CHECK("credit_notes"."means" in ('void', 'card', 'account')),
	CONSTRAINT "credit_notes_state_listed" CHECK("credit_notes"."state" in ('planned', 'sending', 'attention', 'given')),
	CONSTRAINT "credit_notes_goods_cents_not_negative" CHECK("credit_notes"."goods_cents" >= 0),
	CONSTRAINT "credit_notes_freight_cents_not_negative" CHECK("credit_notes"."freight_cents" >= 0),
	CONSTRAINT "credit_notes_goods_tax_cents_not_negative" CHECK("credit_notes"."goods_tax_cents" >= 0),
	CONSTRAINT "credit_notes_freight_tax_cents_not_negative" CHECK("credit_notes"."freight_tax_cents" >= 0),
	CONSTRAINT "credit_notes_total_cents_not_negative" CHECK("credit_notes"."total_cents" >= 0),
	CONSTRAINT "credit_notes_total_cents_sum" CHECK("credit_notes"."total_cents" = "credit_notes"."goods_cents" + "credit_notes"."freight_cents" + "credit_notes"."goods_tax_cents" + "credit_notes"."freight_tax_cents")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_notes_number` ON `credit_notes` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_notes_order_id_request_key` ON `credit_notes` (`order_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `credit_notes_created_at` ON `credit_notes` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `credit_notes_unsettled` ON `credit_notes` (`lease_until_at`) WHERE "credit_notes"."state" <> 'given';--> statement-breakpoint
ALTER TABLE `orders` ADD `canceled_at` integer;--> statement-breakpoint
ALTER TABLE `order_lines` ADD `credited_quantity` real DEFAULT 0 NOT NULL CONSTRAINT "order_lines_credited_quantity_not_negative" CHECK("credited_quantity" >= 0);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `credited_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "order_lines_credited_cents_not_negative" CHECK("credited_cents" >= 0);--> statement-breakpoint
ALTER TABLE `orders` ADD `credited_goods_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "orders_credited_goods_cents_not_negative" CHECK("credited_goods_cents" >= 0);--> statement-breakpoint
ALTER TABLE `orders` ADD `credited_freight_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "orders_credited_freight_cents_not_negative" CHECK("credited_freight_cents" >= 0);--> statement-breakpoint
ALTER TABLE `orders` ADD `credited_goods_tax_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "orders_credited_goods_tax_cents_not_negative" CHECK("credited_goods_tax_cents" >= 0);--> statement-breakpoint
ALTER TABLE `orders` ADD `credited_freight_tax_cents` integer DEFAULT 0 NOT NULL CONSTRAINT "orders_credited_freight_tax_cents_not_negative" CHECK("credited_freight_tax_cents" >= 0);