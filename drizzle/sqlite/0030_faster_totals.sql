PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_sales_totals` (
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
	PRIMARY KEY(`dimension`, `grain`, `period`, `key`, `detail`),
	CONSTRAINT "sales_totals_dimension_listed" CHECK("__new_sales_totals"."dimension" in ('part', 'customer', 'city', 'service')),
	CONSTRAINT "sales_totals_grain_listed" CHECK("__new_sales_totals"."grain" in ('day', 'month', 'year')),
	CONSTRAINT "sales_totals_orders_positive" CHECK("__new_sales_totals"."orders" > 0),
	CONSTRAINT "sales_totals_quantity_not_negative" CHECK("__new_sales_totals"."quantity" >= 0),
	CONSTRAINT "sales_totals_revenue_cents_not_negative" CHECK("__new_sales_totals"."revenue_cents" >= 0),
	CONSTRAINT "sales_totals_shipping_cents_not_negative" CHECK("__new_sales_totals"."shipping_cents" >= 0),
	CONSTRAINT "sales_totals_least_shipping_cents_not_negative" CHECK("__new_sales_totals"."least_shipping_cents" >= 0),
	CONSTRAINT "sales_totals_most_shipping_cents_not_negative" CHECK("__new_sales_totals"."most_shipping_cents" >= 0)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_sales_totals`("dimension", "grain", "period", "key", "detail", "orders", "quantity", "revenue_cents", "shipping_cents", "least_shipping_cents", "most_shipping_cents") SELECT "dimension", "grain", "period", "key", "detail", "orders", "quantity", "revenue_cents", "shipping_cents", "least_shipping_cents", "most_shipping_cents" FROM `sales_totals`;--> statement-breakpoint
DROP TABLE `sales_totals`;--> statement-breakpoint
ALTER TABLE `__new_sales_totals` RENAME TO `sales_totals`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `sales_totals_days_of_key` ON `sales_totals` (`dimension`,`key`,`period`,`detail`,`orders`) WHERE "sales_totals"."grain" = 'day';--> statement-breakpoint
CREATE INDEX `sales_totals_days_of_state` ON `sales_totals` (`detail`,`period`,`orders`) WHERE "sales_totals"."grain" = 'day' and "sales_totals"."dimension" = 'customer';--> statement-breakpoint
DROP INDEX `order_lines_number`;--> statement-breakpoint
CREATE INDEX `order_lines_number` ON `order_lines` (`number`,`order_id`);--> statement-breakpoint
DROP INDEX `orders_created_at`;--> statement-breakpoint
CREATE INDEX `orders_created_at` ON `orders` (`created_at`,`id`);