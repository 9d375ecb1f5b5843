CREATE TABLE `sales_basis` (
	`id` integer PRIMARY KEY NOT NULL,
	`time_zone` text NOT NULL,
	`counts_sandbox` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sales_hours` (
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`order_type` text NOT NULL,
	`method` text NOT NULL,
	`guest` integer NOT NULL,
	`orders` integer NOT NULL,
	`revenue_cents` integer NOT NULL,
	`shipping_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	CONSTRAINT "sales_hours_order_type_listed" CHECK("sales_hours"."order_type" in ('internal', 'non-internal')),
	CONSTRAINT "sales_hours_method_listed" CHECK("sales_hours"."method" in ('credit_card', 'terms', 'cash')),
	CONSTRAINT "sales_hours_orders_positive" CHECK("sales_hours"."orders" > 0),
	CONSTRAINT "sales_hours_hour_not_negative" CHECK("sales_hours"."hour" >= 0),
	CONSTRAINT "sales_hours_revenue_cents_not_negative" CHECK("sales_hours"."revenue_cents" >= 0),
	CONSTRAINT "sales_hours_shipping_cents_not_negative" CHECK("sales_hours"."shipping_cents" >= 0),
	CONSTRAINT "sales_hours_tax_cents_not_negative" CHECK("sales_hours"."tax_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_hours_slot` ON `sales_hours` (`day`,`hour`,`order_type`,`method`,`guest`);--> statement-breakpoint
CREATE TABLE `sales_totals` (
	`dimension` text NOT NULL,
	`grain` text NOT NULL,
	`period` text NOT NULL,
	`key` text NOT NULL,
	`detail` text NOT NULL,
	`orders` integer NOT NULL,
	`quantity` real NOT NULL,
	`revenue_cents` integer NOT NULL,
	`shipping_cents` integer NOT NULL,
	`least_shipping_cents` integer NOT NULL,
	`most_shipping_cents` integer NOT NULL,
	CONSTRAINT "sales_totals_dimension_listed" CHECK("sales_totals"."dimension" in ('part', 'customer', 'city', 'service')),
	CONSTRAINT "sales_totals_grain_listed" CHECK("sales_totals"."grain" in ('day', 'month', 'year')),
	CONSTRAINT "sales_totals_orders_positive" CHECK("sales_totals"."orders" > 0),
	CONSTRAINT "sales_totals_quantity_not_negative" CHECK("sales_totals"."quantity" >= 0),
	CONSTRAINT "sales_totals_revenue_cents_not_negative" CHECK("sales_totals"."revenue_cents" >= 0),
	CONSTRAINT "sales_totals_shipping_cents_not_negative" CHECK("sales_totals"."shipping_cents" >= 0),
	CONSTRAINT "sales_totals_least_shipping_cents_not_negative" CHECK("sales_totals"."least_shipping_cents" >= 0),
	CONSTRAINT "sales_totals_most_shipping_cents_not_negative" CHECK("sales_totals"."most_shipping_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sales_totals_of` ON `sales_totals` (`dimension`,`grain`,`period`,`key`,`detail`);--> statement-breakpoint
ALTER TABLE `orders` ADD `sales_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_pending` ON `orders` (`created_at`) WHERE not "orders"."processed";--> statement-breakpoint
CREATE INDEX `orders_sales_uncounted` ON `orders` (`id`) WHERE not "orders"."sales_counted";--> statement-breakpoint
CREATE INDEX `order_lines_number` ON `order_lines` (`number`,`id`);