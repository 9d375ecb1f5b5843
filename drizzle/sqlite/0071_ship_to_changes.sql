CREATE TABLE `ship_to_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`state` text NOT NULL,
	`from_address` text NOT NULL,
	`to_address` text NOT NULL,
	`note` text NOT NULL,
	`pay_up_to_cents` integer NOT NULL,
	`freight_difference` integer,
	`tax_difference` integer,
	`credit_cents` integer NOT NULL,
	`add_cents` integer NOT NULL,
	`waived_cents` integer NOT NULL,
	`arrives_on` text,
	`actor_id` text NOT NULL,
	`user_id` integer,
	`asked_at` integer NOT NULL,
	`decided_by_id` integer,
	`decided_at` integer,
	`reason` text NOT NULL,
	`credit_note_id` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_note_id`) REFERENCES `credit_notes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ship_to_changes_state_listed" CHECK("ship_to_changes"."state" in ('asked', 'approved', 'refused', 'withdrawn', 'lapsed')),
	CONSTRAINT "ship_to_changes_pay_up_to_cents_not_negative" CHECK("ship_to_changes"."pay_up_to_cents" >= 0),
	CONSTRAINT "ship_to_changes_credit_cents_not_negative" CHECK("ship_to_changes"."credit_cents" >= 0),
	CONSTRAINT "ship_to_changes_add_cents_not_negative" CHECK("ship_to_changes"."add_cents" >= 0),
	CONSTRAINT "ship_to_changes_waived_cents_not_negative" CHECK("ship_to_changes"."waived_cents" >= 0)
);
--> statement-breakpoint
CREATE INDEX `ship_to_changes_order_id` ON `ship_to_changes` (`order_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ship_to_changes_asked` ON `ship_to_changes` (`order_id`) WHERE "ship_to_changes"."state" = 'asked';--> statement-breakpoint
CREATE INDEX `ship_to_changes_asked_at` ON `ship_to_changes` (`asked_at`,`id`);