CREATE TABLE `catalog_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `parts` (
	`id` integer PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`number_key` text NOT NULL,
	`position` integer NOT NULL,
	`facets` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price_cents` integer,
	`unit` text NOT NULL,
	`tags` text NOT NULL,
	`door_models` text NOT NULL,
	`door_sub_models` text NOT NULL,
	`included_hardware` text NOT NULL,
	`private_notes` text NOT NULL,
	`location` text NOT NULL,
	`requirements` text NOT NULL,
	`length_inches` real,
	`height_inches` real,
	`depth_inches` real,
	`weight_pounds` real,
	`related_parts` text NOT NULL,
	`install_hardware` text NOT NULL,
	`proprietary` integer,
	`obsolete` integer NOT NULL,
	`illustration` text,
	`image_version` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `parts_number_key` ON `parts` (`number_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `parts_position` ON `parts` (`position`);--> statement-breakpoint
CREATE INDEX `parts_position_facets` ON `parts` (`position`,`facets`);--> statement-breakpoint
CREATE TABLE `search_tallies` (
	`day` text NOT NULL,
	`text` text NOT NULL,
	`searches` integer NOT NULL,
	`last_total` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_tallies_day_text` ON `search_tallies` (`day`,`text`);--> statement-breakpoint
CREATE TABLE `word_trigrams` (
	`trigram` text NOT NULL,
	`word` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `word_trigrams_trigram_word` ON `word_trigrams` (`trigram`,`word`);--> statement-breakpoint
CREATE INDEX `word_trigrams_word` ON `word_trigrams` (`word`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` integer NOT NULL,
	`line_no` integer NOT NULL,
	`part_id` integer NOT NULL,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`unit` text NOT NULL,
	`quantity` real NOT NULL,
	`unit_price_cents` integer NOT NULL,
	`line_total_cents` integer NOT NULL,
	`comments` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_order_id_line_no` ON `order_lines` (`order_id`,`line_no`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text,
	`actor_id` text NOT NULL,
	`user_id` integer,
	`company_id` integer,
	`company_internal_id` integer,
	`payment_state` text NOT NULL,
	`processed` integer NOT NULL,
	`sandbox` integer NOT NULL,
	`cart_total_cents` integer NOT NULL,
	`shipping_cents` integer NOT NULL,
	`tax_cents` integer NOT NULL,
	`grand_total_cents` integer NOT NULL,
	`ship_address` text NOT NULL,
	`ship_address1` text NOT NULL,
	`ship_postal_code` text NOT NULL,
	`billing` text,
	`buyer_email` text NOT NULL,
	`carrier` text NOT NULL,
	`service_type` text NOT NULL,
	`billing_option` text NOT NULL,
	`account_number` text,
	`po_number` text,
	`ise_number` text,
	`card_type` text,
	`last_four` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_created_at` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_actor_id` ON `orders` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`actor_id` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`try_no` integer NOT NULL,
	`payload_hash` text NOT NULL,
	`state` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`draft` text NOT NULL,
	`address` text NOT NULL,
	`gateway_id` text,
	`auth_code` text,
	`card_type` text,
	`last_four` text,
	`decline_reason` text,
	`order_id` integer,
	`lease_until_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_actor_key_try` ON `payments` (`actor_id`,`idempotency_key`,`try_no`);--> statement-breakpoint
CREATE INDEX `payments_state_lease` ON `payments` (`state`,`lease_until_at`);--> statement-breakpoint
CREATE INDEX `payments_actor_state` ON `payments` (`actor_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_address_state` ON `payments` (`address`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_order_id` ON `payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `quotes` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`input` text NOT NULL,
	`quote` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `quotes_expires_at` ON `quotes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mail_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event` text NOT NULL,
	`recipients` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`attachments` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_messages_event` ON `mail_messages` (`event`);--> statement-breakpoint
CREATE INDEX `mail_messages_state_due_at` ON `mail_messages` (`state`,`due_at`);