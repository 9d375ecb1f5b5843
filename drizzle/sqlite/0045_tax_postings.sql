CREATE TABLE `tax_postings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`wanted` text NOT NULL,
	`state` text NOT NULL,
	`document_key` text,
	`tries` integer NOT NULL,
	`due_at` integer NOT NULL,
	`done_at` integer,
	`problem` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_postings_wanted_listed" CHECK("tax_postings"."wanted" in ('committed', 'canceled')),
	CONSTRAINT "tax_postings_state_listed" CHECK("tax_postings"."state" in ('queued', 'done', 'failed')),
	CONSTRAINT "tax_postings_tries_not_negative" CHECK("tax_postings"."tries" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_postings_order_id` ON `tax_postings` (`order_id`);--> statement-breakpoint
CREATE INDEX `tax_postings_state_due_at` ON `tax_postings` (`state`,`due_at`);