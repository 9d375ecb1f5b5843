CREATE TABLE `punchout_buyers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`user_id` integer NOT NULL,
	`sender_domain` text NOT NULL,
	`sender_identity` text NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`visited_at` integer,
	`returned_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `punchout_buyers_sender` ON `punchout_buyers` (`sender_identity`,`sender_domain`);--> statement-breakpoint
CREATE INDEX `punchout_buyers_user_id` ON `punchout_buyers` (`user_id`);--> statement-breakpoint
CREATE TABLE `punchout_visits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`buyer_id` integer NOT NULL,
	`start_hash` text NOT NULL,
	`key_hash` text,
	`operation` text NOT NULL,
	`buyer_cookie` text NOT NULL,
	`from_domain` text NOT NULL,
	`from_identity` text NOT NULL,
	`return_url` text NOT NULL,
	`lines` text NOT NULL,
	`missing` text NOT NULL,
	`selected` text,
	`returned_lines` text,
	`items` text,
	`total_cents` integer,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`buyer_id`) REFERENCES `punchout_buyers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "punchout_visits_operation_listed" CHECK("punchout_visits"."operation" in ('create', 'edit', 'inspect')),
	CONSTRAINT "punchout_visits_total_cents_not_negative" CHECK("punchout_visits"."total_cents" >= 0),
	CONSTRAINT "punchout_visits_started" CHECK(("punchout_visits"."key_hash" is null) = ("punchout_visits"."started_at" is null)),
	CONSTRAINT "punchout_visits_ended" CHECK(("punchout_visits"."items" is null) = ("punchout_visits"."ended_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `punchout_visits_start_hash` ON `punchout_visits` (`start_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `punchout_visits_key_hash` ON `punchout_visits` (`key_hash`);--> statement-breakpoint
CREATE INDEX `punchout_visits_buyer_id` ON `punchout_visits` (`buyer_id`);--> statement-breakpoint
CREATE INDEX `punchout_visits_created_at` ON `punchout_visits` (`created_at`);