CREATE TABLE `mailbox_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event` text NOT NULL,
	`recipients` text NOT NULL,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`text` text NOT NULL,
	`attachments` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mailbox_messages_event` ON `mailbox_messages` (`event`);--> statement-breakpoint
CREATE TABLE `sandbox_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text,
	`gateway_id` text,
	`customer_id` text,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`entry` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sandbox_entries_reference` ON `sandbox_entries` (`reference`,`id`);--> statement-breakpoint
CREATE INDEX `sandbox_entries_gateway_id` ON `sandbox_entries` (`gateway_id`);--> statement-breakpoint
CREATE INDEX `sandbox_entries_customer_id` ON `sandbox_entries` (`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `sandbox_entries_kind_at` ON `sandbox_entries` (`kind`,`at`);