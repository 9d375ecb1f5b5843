PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text,
	`actor_id` text NOT NULL,
	`user_id` integer,
	`company_id` integer,
	`company_internal_id` integer,
	`payment_state` text NOT NULL,
	`processed` integer NOT NULL,
	`sandbox` integer NOT NULL,
	`cart_total_cents` integer NOT NULL,
	`shipping_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`grand_total_cents` integer NOT NULL,
	`ship_address` text NOT NULL,
	`ship_address1` text NOT NULL,
	`ship_postal_code` text NOT NULL,
	`billing` text,
	`buyer_email` text NOT NULL,
	`carrier` text NOT NULL,
	`service_type` text NOT NULL,
	`billing_option` text NOT NULL,
	`account_number` text,
	`po_number` text,
	`ise_number` text,
	`card_type` text,
	`last_four` text,
	`freight_carrier` text,
	`third_party` text,
	`internal_buyer_email` text,
	`skip_validation` integer DEFAULT false NOT NULL,
	`returns_agreed` integer DEFAULT false NOT NULL,
	`freight_to_be_confirmed` integer DEFAULT false NOT NULL,
	`tax_exempt` integer DEFAULT false NOT NULL,
	`goods_tax_cents` integer,
	`freight_tax_cents` integer,
	`quote_id` text,
	`method` text,
	`boxes` integer,
	`freight_reason` text,
	`freight_part_id` integer,
	`created_at` integer NOT NULL,
	`sales_counted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_internal_id`) REFERENCES `internal_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_payment_state_listed" CHECK("__new_orders"."payment_state" in ('terms', 'authorised', 'captured', 'voided', 'attention')),
	CONSTRAINT "orders_method_listed" CHECK("__new_orders"."method" in ('parcel', 'freight')),
	CONSTRAINT "orders_cart_total_cents_not_negative" CHECK("__new_orders"."cart_total_cents" >= 0),
	CONSTRAINT "orders_shipping_cents_not_negative" CHECK("__new_orders"."shipping_cents" >= 0),
	CONSTRAINT "orders_tax_cents_not_negative" CHECK("__new_orders"."tax_cents" >= 0),
	CONSTRAINT "orders_grand_total_cents_not_negative" CHECK("__new_orders"."grand_total_cents" >= 0),
	CONSTRAINT "orders_goods_tax_cents_not_negative" CHECK("__new_orders"."goods_tax_cents" >= 0),
	CONSTRAINT "orders_freight_tax_cents_not_negative" CHECK("__new_orders"."freight_tax_cents" >= 0),
	CONSTRAINT "orders_boxes_not_negative" CHECK("__new_orders"."boxes" >= 0),
	CONSTRAINT "orders_grand_total_cents_sum" CHECK("__new_orders"."grand_total_cents" = "__new_orders"."cart_total_cents" + "__new_orders"."shipping_cents" + "__new_orders"."tax_cents")
);
--> statement-breakpoint
INSERT INTO `__new_orders`("id", "number", "actor_id", "user_id", "company_id", "company_internal_id", "payment_state", "processed", "sandbox", "cart_total_cents", "shipping_cents", "tax_cents", "grand_total_cents", "ship_address", "ship_address1", "ship_postal_code", "billing", "buyer_email", "carrier", "service_type", "billing_option", "account_number", "po_number", "ise_number", "card_type", "last_four", "freight_carrier", "third_party", "internal_buyer_email", "skip_validation", "returns_agreed", "freight_to_be_confirmed", "tax_exempt", "goods_tax_cents", "freight_tax_cents", "quote_id", "method", "boxes", "freight_reason", "freight_part_id", "created_at", "sales_counted") SELECT "id", "number", "actor_id", "user_id", "company_id", "company_internal_id", "payment_state", "processed", "sandbox", "cart_total_cents", "shipping_cents", "tax_cents", "grand_total_cents", "ship_address", "ship_address1", "ship_postal_code", "billing", "buyer_email", "carrier", "service_type", "billing_option", "account_number", "po_number", "ise_number", "card_type", "last_four", "freight_carrier", "third_party", "internal_buyer_email", "skip_validation", "returns_agreed", "freight_to_be_confirmed", "tax_exempt", "goods_tax_cents", "freight_tax_cents", "quote_id", "method", "boxes", "freight_reason", "freight_part_id", "created_at", "sales_counted" FROM `orders`;--> statement-breakpoint
DROP TABLE `orders`;--> statement-breakpoint
ALTER TABLE `__new_orders` RENAME TO `orders`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_created_at` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_pending` ON `orders` (`created_at`) WHERE not "orders"."processed";--> statement-breakpoint
CREATE INDEX `orders_sales_uncounted` ON `orders` (`id`) WHERE not "orders"."sales_counted";--> statement-breakpoint
CREATE INDEX `orders_actor_id` ON `orders` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_user_id` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_company_id` ON `orders` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_order_exports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`order_count` integer NOT NULL,
	`content` text NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_exports_order_count_positive" CHECK("__new_order_exports"."order_count" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_order_exports`("id", "name", "order_count", "content", "user_id", "created_at") SELECT "id", "name", "order_count", "content", "user_id", "created_at" FROM `order_exports`;--> statement-breakpoint
DROP TABLE `order_exports`;--> statement-breakpoint
ALTER TABLE `__new_order_exports` RENAME TO `order_exports`;--> statement-breakpoint
CREATE INDEX `order_exports_created_at` ON `order_exports` (`created_at`);