ALTER TABLE `order_shipments` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_exports` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `order_exports` ADD `withdrawn_by` integer REFERENCES users(id);--> statement-breakpoint
CREATE INDEX `exported_orders_export_id` ON `exported_orders` (`export_id`);--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_company_id` ON `audit_log` (`company_id`,`at`);