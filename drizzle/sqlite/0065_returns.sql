CREATE TABLE `return_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` integer NOT NULL,
	`user_id` integer,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_events_kind_listed" CHECK("return_events"."kind" in ('requested', 'approved', 'refused', 'canceled', 'received', 'inspected', 'credited', 'closed', 'reminded', 'expired'))
);
--> statement-breakpoint
CREATE INDEX `return_events_return_id` ON `return_events` (`return_id`,`id`);--> statement-breakpoint
CREATE TABLE `return_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` integer NOT NULL,
	`order_line_id` integer NOT NULL,
	`line_no` integer NOT NULL,
	`part_id` integer NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`quantity` real NOT NULL,
	`reason` text NOT NULL,
	`decision` text NOT NULL,
	`rule` text NOT NULL,
	`answer` text NOT NULL,
	`fee_percent` integer NOT NULL,
	`received_quantity` real,
	`result` text,
	`credit_quantity` real,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "return_lines_unit_listed" CHECK("return_lines"."unit" in ('EA', 'FT', 'SQFT')),
	CONSTRAINT "return_lines_reason_listed" CHECK("return_lines"."reason" in ('wrong_part', 'damaged', 'does_not_fit', 'not_needed', 'ordered_too_many', 'failed')),
	CONSTRAINT "return_lines_decision_listed" CHECK("return_lines"."decision" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "return_lines_rule_listed" CHECK("return_lines"."rule" in ('standard', 'made_to_order', 'too_late', 'warranty_over', 'warranty', 'damaged', 'our_mistake', 'staff')),
	CONSTRAINT "return_lines_result_listed" CHECK("return_lines"."result" in ('ok', 'damaged', 'not_ours')),
	CONSTRAINT "return_lines_line_no_positive" CHECK("return_lines"."line_no" > 0),
	CONSTRAINT "return_lines_quantity_positive" CHECK("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_fee_percent_not_negative" CHECK("return_lines"."fee_percent" >= 0),
	CONSTRAINT "return_lines_received_quantity_not_negative" CHECK("return_lines"."received_quantity" >= 0),
	CONSTRAINT "return_lines_credit_quantity_not_negative" CHECK("return_lines"."credit_quantity" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `return_lines_return_id_line` ON `return_lines` (`return_id`,`order_line_id`);--> statement-breakpoint
CREATE INDEX `return_lines_order_line_id` ON `return_lines` (`order_line_id`);--> statement-breakpoint
CREATE INDEX `return_lines_number` ON `return_lines` (`number`);--> statement-breakpoint
CREATE TABLE `return_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`return_id` integer,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`stored_as` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `returns`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "return_photos_size_bytes_positive" CHECK("return_photos"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX `return_photos_return_id` ON `return_photos` (`return_id`);--> statement-breakpoint
CREATE INDEX `return_photos_created_at` ON `return_photos` (`created_at`);--> statement-breakpoint
CREATE TABLE `returned_quantities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_line_id` integer NOT NULL,
	`quantity` real NOT NULL,
	FOREIGN KEY (`order_line_id`) REFERENCES `order_lines`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "returned_quantities_quantity_not_negative" CHECK("returned_quantities"."quantity" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `returned_quantities_order_line_id` ON `returned_quantities` (`order_line_id`);--> statement-breakpoint
CREATE TABLE `returns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text,
	`order_id` integer NOT NULL,
	`state` text NOT NULL,
	`revision` integer NOT NULL,
	`user_id` integer,
	`company_id` integer,
	`actor_id` text NOT NULL,
	`request_key` text NOT NULL,
	`contact_name` text NOT NULL,
	`company_name` text NOT NULL,
	`contact_email` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`arrive_by` text,
	`remind_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "returns_state_listed" CHECK("returns"."state" in ('requested', 'approved', 'refused', 'received', 'inspected', 'credited', 'closed', 'canceled', 'expired')),
	CONSTRAINT "returns_revision_positive" CHECK("returns"."revision" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `returns_number` ON `returns` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `returns_actor_id_request_key` ON `returns` (`actor_id`,`request_key`);--> statement-breakpoint
CREATE INDEX `returns_order_id` ON `returns` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `returns_user_id` ON `returns` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `returns_company_id` ON `returns` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `returns_state` ON `returns` (`state`,`id`);--> statement-breakpoint
CREATE INDEX `returns_created_at` ON `returns` (`created_at`);