CREATE TABLE `company_payment_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` integer NOT NULL,
	`order_id` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `company_payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "company_payment_orders_amount_cents_not_negative" CHECK("company_payment_orders"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_payment_orders_payment_id` ON `company_payment_orders` (`payment_id`,`order_id`);--> statement-breakpoint
CREATE INDEX `company_payment_orders_order_id` ON `company_payment_orders` (`order_id`);--> statement-breakpoint
CREATE TABLE `company_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer,
	`company_internal_id` integer,
	`reference` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`paid_on` text NOT NULL,
	`entered_by` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_internal_id`) REFERENCES `internal_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "company_payments_amount_cents_not_negative" CHECK("company_payments"."amount_cents" >= 0),
	CONSTRAINT "company_payments_company" CHECK(("company_payments"."company_id" is null) <> ("company_payments"."company_internal_id" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_payments_company_id` ON `company_payments` (`company_id`,`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `company_payments_company_internal_id` ON `company_payments` (`company_internal_id`,`reference`);--> statement-breakpoint
CREATE TABLE `order_credit_holds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`limit_cents` integer NOT NULL,
	`open_balance` integer NOT NULL,
	`held_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by_id` integer,
	`reason` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_credit_holds_limit_cents_not_negative" CHECK("order_credit_holds"."limit_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_credit_holds_order_id` ON `order_credit_holds` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_credit_holds_waiting` ON `order_credit_holds` (`held_at`) WHERE "order_credit_holds"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `order_credit_holds_decided_by_id` ON `order_credit_holds` (`decided_by_id`);--> statement-breakpoint
CREATE TABLE `tax_certificates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer,
	`company_internal_id` integer,
	`state` text NOT NULL,
	`number` text NOT NULL,
	`valid_from` text NOT NULL,
	`valid_until` text,
	`status` text NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`stored_as` text NOT NULL,
	`sent_by_id` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`decided_by_id` integer,
	`decided_at` integer,
	`reason` text NOT NULL,
	`reminded` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_internal_id`) REFERENCES `internal_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sent_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_certificates_state_listed" CHECK("tax_certificates"."state" in ('AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'IN', 'IA', 'KS', 'KY', 'MA', 'MD', 'MI', 'MN', 'MO', 'MS', 'NC', 'NJ', 'NY', 'OH', 'PA', 'SC', 'TN', 'TX', 'VA', 'WA', 'WI')),
	CONSTRAINT "tax_certificates_status_listed" CHECK("tax_certificates"."status" in ('waiting', 'accepted', 'refused', 'expired', 'withdrawn')),
	CONSTRAINT "tax_certificates_size_bytes_positive" CHECK("tax_certificates"."size_bytes" > 0),
	CONSTRAINT "tax_certificates_company" CHECK(("tax_certificates"."company_id" is null) <> ("tax_certificates"."company_internal_id" is null)),
	CONSTRAINT "tax_certificates_days" CHECK("tax_certificates"."valid_until" >= "tax_certificates"."valid_from")
);
--> statement-breakpoint
CREATE INDEX `tax_certificates_company_id` ON `tax_certificates` (`company_id`,`state`);--> statement-breakpoint
CREATE INDEX `tax_certificates_company_internal_id` ON `tax_certificates` (`company_internal_id`,`state`);--> statement-breakpoint
CREATE INDEX `tax_certificates_status` ON `tax_certificates` (`status`,`valid_until`);--> statement-breakpoint
CREATE INDEX `tax_certificates_sent_by_id` ON `tax_certificates` (`sent_by_id`);--> statement-breakpoint
CREATE INDEX `tax_certificates_decided_by_id` ON `tax_certificates` (`decided_by_id`);--> statement-breakpoint
ALTER TABLE `companies` ADD `credit_limit_cents` integer CONSTRAINT "companies_credit_limit_cents_not_negative" CHECK("credit_limit_cents" >= 0);--> statement-breakpoint
ALTER TABLE `internal_companies` ADD `credit_limit_cents` integer CONSTRAINT "internal_companies_credit_limit_cents_not_negative" CHECK("credit_limit_cents" >= 0);--> statement-breakpoint
ALTER TABLE `orders` ADD `tax_certificate_id` integer REFERENCES tax_certificates(id);--> statement-breakpoint
ALTER TABLE `orders` ADD `tax_certificate_number` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `credit_hold` text CONSTRAINT "orders_credit_hold_listed" CHECK("credit_hold" in ('held', 'released', 'refused'));--> statement-breakpoint
CREATE INDEX `orders_company_internal_id` ON `orders` (`company_internal_id`,`created_at`) WHERE "orders"."company_internal_id" is not null;