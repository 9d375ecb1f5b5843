CREATE TABLE `gateway_customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account` text NOT NULL,
	`customer_id` text NOT NULL,
	`internal_id` text NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gateway_customers_account_customer` ON `gateway_customers` (`account`,`customer_id`);