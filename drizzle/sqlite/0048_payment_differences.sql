CREATE TABLE `payment_differences` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`fingerprint` text NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`gateway_id` text,
	`payment_id` integer,
	`order_number` text,
	`store_state` text,
	`store_cents` integer,
	`gateway_state` text,
	`gateway_cents` integer,
	`found_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by_id` integer,
	`note` text,
	FOREIGN KEY (`day`) REFERENCES `reconciled_days`(`day`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resolved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_differences_kind_listed" CHECK("payment_differences"."kind" in ('missing_here', 'missing_there', 'amount', 'state', 'charged_twice', 'unknown_reference')),
	CONSTRAINT "payment_differences_store_state_listed" CHECK("payment_differences"."store_state" in ('held', 'created', 'terms', 'abandoned', 'authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided')),
	CONSTRAINT "payment_differences_gateway_state_listed" CHECK("payment_differences"."gateway_state" in ('authorised', 'captured', 'voided', 'declined')),
	CONSTRAINT "payment_differences_store_cents_not_negative" CHECK("payment_differences"."store_cents" >= 0),
	CONSTRAINT "payment_differences_gateway_cents_not_negative" CHECK("payment_differences"."gateway_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_differences_fingerprint` ON `payment_differences` (`day`,`fingerprint`);--> statement-breakpoint
CREATE INDEX `payment_differences_open` ON `payment_differences` (`resolved_at`,`day`);--> statement-breakpoint
CREATE INDEX `payment_differences_payment_id` ON `payment_differences` (`payment_id`);--> statement-breakpoint
CREATE INDEX `payment_differences_resolved_by_id` ON `payment_differences` (`resolved_by_id`);--> statement-breakpoint
CREATE TABLE `reconciled_days` (
	`day` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`lease_until_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`compared_at` integer,
	`transactions` integer NOT NULL,
	`payments` integer NOT NULL,
	`differences` integer NOT NULL,
	`problem` text,
	CONSTRAINT "reconciled_days_state_listed" CHECK("reconciled_days"."state" in ('waiting', 'compared')),
	CONSTRAINT "reconciled_days_attempts_not_negative" CHECK("reconciled_days"."attempts" >= 0),
	CONSTRAINT "reconciled_days_transactions_not_negative" CHECK("reconciled_days"."transactions" >= 0),
	CONSTRAINT "reconciled_days_payments_not_negative" CHECK("reconciled_days"."payments" >= 0),
	CONSTRAINT "reconciled_days_differences_not_negative" CHECK("reconciled_days"."differences" >= 0)
);
