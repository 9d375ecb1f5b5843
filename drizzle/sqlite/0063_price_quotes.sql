CREATE TABLE `price_quote_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`price_quote_id` integer NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`price_quote_id`) REFERENCES `price_quotes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "price_quote_events_kind_listed" CHECK("price_quote_events"."kind" in ('asked', 'answered', 'asked_again', 'declined', 'withdrawn', 'refused', 'expired', 'reminded', 'ordering', 'accepted', 'reopened'))
);
--> statement-breakpoint
CREATE INDEX `price_quote_events_price_quote_id` ON `price_quote_events` (`price_quote_id`,`id`);--> statement-breakpoint
CREATE TABLE `price_quote_files` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`price_quote_id` integer,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`stored_as` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`price_quote_id`) REFERENCES `price_quotes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "price_quote_files_size_bytes_positive" CHECK("price_quote_files"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX `price_quote_files_price_quote_id` ON `price_quote_files` (`price_quote_id`);--> statement-breakpoint
CREATE INDEX `price_quote_files_created_at` ON `price_quote_files` (`created_at`);--> statement-breakpoint
CREATE TABLE `price_quote_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`price_quote_id` integer NOT NULL,
	`version_no` integer NOT NULL,
	`lines` text NOT NULL,
	`goods_cents` integer NOT NULL,
	`freight_cents` integer,
	`valid_until` text NOT NULL,
	`message` text NOT NULL,
	`answered_by_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`price_quote_id`) REFERENCES `price_quotes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "price_quote_versions_version_no_positive" CHECK("price_quote_versions"."version_no" > 0),
	CONSTRAINT "price_quote_versions_goods_cents_not_negative" CHECK("price_quote_versions"."goods_cents" >= 0),
	CONSTRAINT "price_quote_versions_freight_cents_not_negative" CHECK("price_quote_versions"."freight_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_quote_versions_price_quote_id_version_no` ON `price_quote_versions` (`price_quote_id`,`version_no`);--> statement-breakpoint
CREATE INDEX `price_quote_versions_answered_by_id` ON `price_quote_versions` (`answered_by_id`);--> statement-breakpoint
CREATE TABLE `price_quotes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`user_id` integer,
	`company_id` integer,
	`actor_id` text NOT NULL,
	`request_key` text NOT NULL,
	`contact_name` text NOT NULL,
	`company_name` text NOT NULL,
	`contact_email` text NOT NULL,
	`contact_phone` text NOT NULL,
	`lines` text NOT NULL,
	`needed_by` text,
	`notes` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`version_no` integer,
	`valid_until` text,
	`goods_cents` integer,
	`remind_at` integer,
	`order_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "price_quotes_state_listed" CHECK("price_quotes"."state" in ('asked', 'asked_again', 'answered', 'ordering', 'accepted', 'declined', 'expired', 'withdrawn', 'refused')),
	CONSTRAINT "price_quotes_revision_positive" CHECK("price_quotes"."revision" > 0),
	CONSTRAINT "price_quotes_version_no_positive" CHECK("price_quotes"."version_no" > 0),
	CONSTRAINT "price_quotes_goods_cents_not_negative" CHECK("price_quotes"."goods_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `price_quotes_number` ON `price_quotes` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `price_quotes_actor_id_request_key` ON `price_quotes` (`actor_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `price_quotes_user_id` ON `price_quotes` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `price_quotes_company_id` ON `price_quotes` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `price_quotes_state` ON `price_quotes` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `price_quotes_order_id` ON `price_quotes` (`order_id`);--> statement-breakpoint
ALTER TABLE `order_lines` ADD `price_quote` text;