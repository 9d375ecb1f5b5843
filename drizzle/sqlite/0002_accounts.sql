CREATE TABLE `addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`label` text NOT NULL,
	`name_or_company` text NOT NULL,
	`attention` text NOT NULL,
	`address1` text NOT NULL,
	`address2` text NOT NULL,
	`address3` text NOT NULL,
	`country` text NOT NULL,
	`postal_code` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`telephone` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `addresses_user_id` ON `addresses` (`user_id`,`label`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`customer_number` text NOT NULL,
	`address1` text NOT NULL,
	`address2` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zip_code` text NOT NULL,
	`country` text NOT NULL,
	`phone` text NOT NULL,
	`accounting_email` text NOT NULL,
	`terms_code` text NOT NULL,
	`discount_rate` real NOT NULL,
	`tax_exempt_states` text NOT NULL,
	`po_required` integer NOT NULL,
	`ise_member` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_customer_number` ON `companies` (`customer_number`);--> statement-breakpoint
CREATE TABLE `credentials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credentials_user_id` ON `credentials` (`user_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `dealer_request_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` integer NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`stored_as` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dealer_request_files_request_id` ON `dealer_request_files` (`request_id`);--> statement-breakpoint
CREATE TABLE `dealer_requests` (
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
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dealer_requests_stage` ON `dealer_requests` (`stage`,`created_at`);--> statement-breakpoint
CREATE INDEX `dealer_requests_email` ON `dealer_requests` (`email`,`stage`);--> statement-breakpoint
CREATE TABLE `mailed_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mailed_links_subject` ON `mailed_links` (`purpose`,`subject_id`);--> statement-breakpoint
CREATE INDEX `mailed_links_expires_at` ON `mailed_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`secret` text NOT NULL,
	`backup_codes` text NOT NULL,
	`verified` integer,
	`failed_verification_count` integer,
	`locked_until` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `second_factors_user_id` ON `second_factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`token` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`firstname` text NOT NULL,
	`lastname` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer NOT NULL,
	`pending_email` text,
	`role` text NOT NULL,
	`password_change_required` integer NOT NULL,
	`one_time_password_until_at` integer,
	`two_factor_enabled` integer NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`) WHERE "users"."removed_at" is null;--> statement-breakpoint
CREATE INDEX `users_company_id` ON `users` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE INDEX `verifications_expires_at` ON `verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`role` text NOT NULL,
	`company_id` integer,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL,
	`address` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor_id` ON `audit_log` (`actor_id`,`at`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_ends_at` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE INDEX `orders_user_id` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_company_id` ON `orders` (`company_id`,`created_at`);