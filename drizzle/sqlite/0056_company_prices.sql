CREATE TABLE `company_prices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer,
	`company_internal_id` integer,
	`kind` text NOT NULL,
	`part_id` integer,
	`tag` text,
	`min_quantity` integer,
	`price_cents` integer,
	`discount_hundredths` integer,
	`valid_from` text NOT NULL,
	`valid_until` text,
	`subject` text NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_internal_id`) REFERENCES `internal_companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`part_id`) REFERENCES `parts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "company_prices_kind_listed" CHECK("company_prices"."kind" in ('contract', 'break', 'tag')),
	CONSTRAINT "company_prices_price_cents_not_negative" CHECK("company_prices"."price_cents" >= 0),
	CONSTRAINT "company_prices_min_quantity_positive" CHECK("company_prices"."min_quantity" > 0),
	CONSTRAINT "company_prices_discount_hundredths_positive" CHECK("company_prices"."discount_hundredths" > 0),
	CONSTRAINT "company_prices_company" CHECK(("company_prices"."company_id" is null) <> ("company_prices"."company_internal_id" is null)),
	CONSTRAINT "company_prices_fields" CHECK(case when "company_prices"."kind" = 'tag' then "company_prices"."tag" is not null and "company_prices"."discount_hundredths" is not null and "company_prices"."part_id" is null and "company_prices"."price_cents" is null else "company_prices"."part_id" is not null and "company_prices"."price_cents" is not null and "company_prices"."tag" is null and "company_prices"."discount_hundredths" is null end),
	CONSTRAINT "company_prices_quantity" CHECK(("company_prices"."kind" = 'break') = ("company_prices"."min_quantity" is not null)),
	CONSTRAINT "company_prices_discount" CHECK("company_prices"."discount_hundredths" < 10000),
	CONSTRAINT "company_prices_days" CHECK("company_prices"."valid_until" >= "company_prices"."valid_from")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_prices_subject` ON `company_prices` (`subject`,`valid_from`);--> statement-breakpoint
CREATE INDEX `company_prices_company_id` ON `company_prices` (`company_id`);--> statement-breakpoint
CREATE INDEX `company_prices_company_internal_id` ON `company_prices` (`company_internal_id`);--> statement-breakpoint
CREATE INDEX `company_prices_part_id` ON `company_prices` (`part_id`);--> statement-breakpoint
ALTER TABLE `companies` ADD `prices_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `internal_companies` ADD `prices_version` integer DEFAULT 0 NOT NULL;