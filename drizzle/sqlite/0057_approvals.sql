CREATE TABLE `approval_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `approval_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "approval_events_kind_listed" CHECK("approval_events"."kind" in ('asked', 'changed', 'forwarded', 'approved', 'rejected', 'canceled', 'expired', 'reminded', 'payment_failed'))
);
--> statement-breakpoint
CREATE INDEX `approval_events_request_id` ON `approval_events` (`request_id`,`id`);--> statement-breakpoint
CREATE TABLE `approval_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`actor_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`attempt_number` integer NOT NULL,
	`payload_hash` text NOT NULL,
	`state` text NOT NULL,
	`version` integer NOT NULL,
	`reasons` text NOT NULL,
	`draft` text NOT NULL,
	`grand_total_cents` integer NOT NULL,
	`po_number` text,
	`saved_card_token` text,
	`asks_admins` integer NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`remind_at` integer NOT NULL,
	`decided_by_id` integer,
	`rejection` text,
	`order_id` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "approval_requests_state_listed" CHECK("approval_requests"."state" in ('waiting', 'changed', 'forwarded', 'charging', 'approved', 'rejected', 'expired', 'canceled')),
	CONSTRAINT "approval_requests_attempt_number_positive" CHECK("approval_requests"."attempt_number" > 0),
	CONSTRAINT "approval_requests_version_positive" CHECK("approval_requests"."version" > 0),
	CONSTRAINT "approval_requests_grand_total_cents_not_negative" CHECK("approval_requests"."grand_total_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approval_requests_actor_key_attempt` ON `approval_requests` (`actor_id`,`idempotency_key`,`attempt_number`);--> statement-breakpoint
CREATE INDEX `approval_requests_company_id` ON `approval_requests` (`company_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `approval_requests_user_id` ON `approval_requests` (`user_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `approval_requests_state` ON `approval_requests` (`state`,`expires_at`);--> statement-breakpoint
CREATE INDEX `approval_requests_order_id` ON `approval_requests` (`order_id`);--> statement-breakpoint
CREATE TABLE `approval_rules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`amount_cents` integer,
	`new_ship_to` integer NOT NULL,
	`new_po` integer NOT NULL,
	`sole_admin_exempt` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`changed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "approval_rules_amount_cents_not_negative" CHECK("approval_rules"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approval_rules_company_id` ON `approval_rules` (`company_id`);--> statement-breakpoint
CREATE TABLE `purchase_approvers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`limits_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`limits_id`) REFERENCES `purchase_limits`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_approvers_limits_id` ON `purchase_approvers` (`limits_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `purchase_approvers_user_id` ON `purchase_approvers` (`user_id`);--> statement-breakpoint
CREATE TABLE `purchase_limits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`order_limit_cents` integer,
	`month_limit_cents` integer,
	`asks_admins` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`changed_by_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`changed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "purchase_limits_order_limit_cents_not_negative" CHECK("purchase_limits"."order_limit_cents" >= 0),
	CONSTRAINT "purchase_limits_month_limit_cents_not_negative" CHECK("purchase_limits"."month_limit_cents" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_limits_user_id` ON `purchase_limits` (`user_id`);--> statement-breakpoint
CREATE INDEX `purchase_limits_company_id` ON `purchase_limits` (`company_id`);--> statement-breakpoint
CREATE TABLE `request_approvers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `approval_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_approvers_request_id` ON `request_approvers` (`request_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `request_approvers_user_id` ON `request_approvers` (`user_id`);--> statement-breakpoint
ALTER TABLE `companies` ADD `approvals` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `po_documents` ADD `held_until_at` integer;