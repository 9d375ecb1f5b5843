CREATE TABLE `payment_transitions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment_id` integer NOT NULL,
	`from_state` text,
	`to_state` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_transitions_from_state_listed" CHECK("payment_transitions"."from_state" in ('held', 'created', 'terms', 'abandoned', 'authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided')),
	CONSTRAINT "payment_transitions_to_state_listed" CHECK("payment_transitions"."to_state" in ('held', 'created', 'terms', 'abandoned', 'authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided'))
);
--> statement-breakpoint
CREATE INDEX `payment_transitions_payment_id` ON `payment_transitions` (`payment_id`,`id`);--> statement-breakpoint
CREATE TABLE `po_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`order_id` integer,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`stored_as` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "po_documents_size_bytes_positive" CHECK("po_documents"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `po_documents_order_id` ON `po_documents` (`order_id`);--> statement-breakpoint
CREATE INDEX `po_documents_created_at` ON `po_documents` (`created_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_payments` (
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
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_state_listed" CHECK("__new_payments"."state" in ('held', 'created', 'terms', 'abandoned', 'authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided')),
	CONSTRAINT "payments_try_no_positive" CHECK("__new_payments"."try_no" > 0),
	CONSTRAINT "payments_amount_cents_not_negative" CHECK("__new_payments"."amount_cents" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "reference", "actor_id", "idempotency_key", "try_no", "payload_hash", "state", "amount_cents", "draft", "address", "gateway_id", "auth_code", "card_type", "last_four", "decline_reason", "order_id", "lease_until_at", "created_at", "updated_at") SELECT "id", "reference", "actor_id", "idempotency_key", "try_no", "payload_hash", "state", "amount_cents", "draft", "address", "gateway_id", "auth_code", "card_type", "last_four", "decline_reason", "order_id", "lease_until_at", "created_at", "updated_at" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_actor_key_try` ON `payments` (`actor_id`,`idempotency_key`,`try_no`);--> statement-breakpoint
CREATE INDEX `payments_state_lease` ON `payments` (`state`,`lease_until_at`);--> statement-breakpoint
CREATE INDEX `payments_actor_state` ON `payments` (`actor_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_address_state` ON `payments` (`address`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_order_id` ON `payments` (`order_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_carrier` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `third_party` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `internal_buyer_email` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `skip_validation` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `returns_agreed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_to_be_confirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `tax_exempt` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `goods_tax_cents` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_tax_cents` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `quote_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `method` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `boxes` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `freight_part_id` integer;