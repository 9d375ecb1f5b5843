CREATE TABLE `internal_companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`customer_number` text NOT NULL,
	`terms_code` text NOT NULL,
	`discount_rate` real NOT NULL,
	`tax_exempt_states` text NOT NULL,
	`po_required` integer NOT NULL,
	`ise_member` integer NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "internal_companies_terms_code_listed" CHECK("internal_companies"."terms_code" in ('CC', 'PO')),
	CONSTRAINT "internal_companies_discount_rate_positive" CHECK("internal_companies"."discount_rate" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `internal_companies_customer_number` ON `internal_companies` (`customer_number`) WHERE "internal_companies"."removed_at" is null;