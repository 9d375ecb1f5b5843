CREATE TABLE `recurring_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recurring_order_id` integer NOT NULL,
	`due_on` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`failure` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`remind_at` integer,
	`handled_at` integer,
	`approval_request_id` integer,
	`order_id` integer,
	FOREIGN KEY (`recurring_order_id`) REFERENCES `recurring_orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`approval_request_id`) REFERENCES `approval_requests`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "recurring_drafts_state_listed" CHECK("recurring_drafts"."state" in ('waiting', 'failed', 'charging', 'awaiting_approval', 'placed', 'skipped', 'expired')),
	CONSTRAINT "recurring_drafts_version_positive" CHECK("recurring_drafts"."version" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_drafts_day` ON `recurring_drafts` (`recurring_order_id`,`due_on`);--> statement-breakpoint
CREATE INDEX `recurring_drafts_state` ON `recurring_drafts` (`state`,`expires_at`);--> statement-breakpoint
CREATE INDEX `recurring_drafts_approval_request_id` ON `recurring_drafts` (`approval_request_id`);--> statement-breakpoint
CREATE INDEX `recurring_drafts_order_id` ON `recurring_drafts` (`order_id`);--> statement-breakpoint
CREATE TABLE `recurring_orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`list_id` integer,
	`name` text NOT NULL,
	`every_weeks` integer NOT NULL,
	`next_on` text NOT NULL,
	`address_id` integer,
	`service_type` text NOT NULL,
	`po_number` text NOT NULL,
	`ise_number` text NOT NULL,
	`saved_card_token` text,
	`automatic` integer NOT NULL,
	`max_rise_percent` integer NOT NULL,
	`returns_agreed` integer NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`last_order` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`list_id`) REFERENCES `part_lists`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`address_id`) REFERENCES `addresses`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "recurring_orders_state_listed" CHECK("recurring_orders"."state" in ('active', 'paused', 'ended')),
	CONSTRAINT "recurring_orders_service_type_listed" CHECK("recurring_orders"."service_type" in ('03', '12', '02', '13', '01', '14', 'FEDEX_GROUND', 'FEDEX_2_DAY', 'STANDARD_OVERNIGHT', 'LTL')),
	CONSTRAINT "recurring_orders_every_weeks_positive" CHECK("recurring_orders"."every_weeks" > 0),
	CONSTRAINT "recurring_orders_version_positive" CHECK("recurring_orders"."version" > 0),
	CONSTRAINT "recurring_orders_max_rise_percent_not_negative" CHECK("recurring_orders"."max_rise_percent" >= 0)
);
--> statement-breakpoint
CREATE INDEX `recurring_orders_company_id` ON `recurring_orders` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_orders_user_id` ON `recurring_orders` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `recurring_orders_state` ON `recurring_orders` (`state`,`next_on`);--> statement-breakpoint
CREATE INDEX `recurring_orders_list_id` ON `recurring_orders` (`list_id`);--> statement-breakpoint
CREATE INDEX `recurring_orders_address_id` ON `recurring_orders` (`address_id`);--> statement-breakpoint
CREATE TABLE `recurring_settings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`automatic` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`changed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recurring_settings_company_id` ON `recurring_settings` (`company_id`);