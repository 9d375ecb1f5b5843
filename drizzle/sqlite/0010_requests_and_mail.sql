PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_dealer_request_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`stored_as` text NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `dealer_requests`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "dealer_request_files_size_bytes_positive" CHECK("__new_dealer_request_files"."size_bytes" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_dealer_request_files`("id", "request_id", "name", "content_type", "size_bytes", "stored_as") SELECT "id", "request_id", "name", "content_type", "size_bytes", "stored_as" FROM `dealer_request_files`;--> statement-breakpoint
DROP TABLE `dealer_request_files`;--> statement-breakpoint
ALTER TABLE `__new_dealer_request_files` RENAME TO `dealer_request_files`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `dealer_request_files_request_id` ON `dealer_request_files` (`request_id`);--> statement-breakpoint
CREATE TABLE `__new_dealer_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`stage` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`company_name` text NOT NULL,
	`email` text NOT NULL,
	`address` text NOT NULL,
	`address2` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zip` text NOT NULL,
	`phone_number` text NOT NULL,
	`accounts_receivable_email` text NOT NULL,
	`require_po_numbers` integer NOT NULL,
	`require_po_upload` integer NOT NULL,
	`verified_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "dealer_requests_stage_listed" CHECK("__new_dealer_requests"."stage" in ('unverified', 'pending', 'removed', 'accepted'))
);
--> statement-breakpoint
INSERT INTO `__new_dealer_requests`("id", "stage", "first_name", "last_name", "company_name", "email", "address", "address2", "city", "state", "zip", "phone_number", "accounts_receivable_email", "require_po_numbers", "require_po_upload", "verified_at", "created_at") SELECT "id", "stage", "first_name", "last_name", "company_name", "email", "address", "address2", "city", "state", "zip", "phone_number", "accounts_receivable_email", "require_po_numbers", "require_po_upload", "verified_at", "created_at" FROM `dealer_requests`;--> statement-breakpoint
DROP TABLE `dealer_requests`;--> statement-breakpoint
ALTER TABLE `__new_dealer_requests` RENAME TO `dealer_requests`;--> statement-breakpoint
CREATE INDEX `dealer_requests_stage` ON `dealer_requests` (`stage`,`created_at`);--> statement-breakpoint
CREATE INDEX `dealer_requests_email` ON `dealer_requests` (`email`,`stage`);--> statement-breakpoint
CREATE TABLE `__new_mail_messages` (
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
	`created_at` integer NOT NULL,
	CONSTRAINT "mail_messages_state_listed" CHECK("__new_mail_messages"."state" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mail_messages_tries_not_negative" CHECK("__new_mail_messages"."tries" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_mail_messages`("id", "event", "recipients", "subject", "html", "text", "attachments", "state", "tries", "due_at", "sent_at", "last_error", "created_at") SELECT "id", "event", "recipients", "subject", "html", "text", "attachments", "state", "tries", "due_at", "sent_at", "last_error", "created_at" FROM `mail_messages`;--> statement-breakpoint
DROP TABLE `mail_messages`;--> statement-breakpoint
ALTER TABLE `__new_mail_messages` RENAME TO `mail_messages`;--> statement-breakpoint
CREATE UNIQUE INDEX `mail_messages_event` ON `mail_messages` (`event`);--> statement-breakpoint
CREATE INDEX `mail_messages_state_due_at` ON `mail_messages` (`state`,`due_at`);