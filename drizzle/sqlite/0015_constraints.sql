PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_addresses` (
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
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "addresses_country_listed" CHECK("__new_addresses"."country" in ('US', 'CA'))
);
--> statement-breakpoint
INSERT INTO `__new_addresses`("id", "user_id", "label", "name_or_company", "attention", "address1", "address2", "address3", "country", "postal_code", "city", "state", "telephone", "created_at", "updated_at") SELECT "id", "user_id", "label", "name_or_company", "attention", "address1", "address2", "address3", "country", "postal_code", "city", "state", "telephone", "created_at", "updated_at" FROM `addresses`;--> statement-breakpoint
DROP TABLE `addresses`;--> statement-breakpoint
ALTER TABLE `__new_addresses` RENAME TO `addresses`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `addresses_user_id` ON `addresses` (`user_id`,`label`);--> statement-breakpoint
CREATE TABLE `__new_companies` (
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
	`updated_at` integer NOT NULL,
	CONSTRAINT "companies_terms_code_listed" CHECK("__new_companies"."terms_code" in ('CC', 'PO')),
	CONSTRAINT "companies_discount_rate" CHECK("__new_companies"."discount_rate" > 0 and "__new_companies"."discount_rate" <= 1)
);
--> statement-breakpoint
INSERT INTO `__new_companies`("id", "name", "customer_number", "address1", "address2", "city", "state", "zip_code", "country", "phone", "accounting_email", "terms_code", "discount_rate", "tax_exempt_states", "po_required", "ise_member", "created_at", "updated_at") SELECT "id", "name", "customer_number", "address1", "address2", "city", "state", "zip_code", "country", "phone", "accounting_email", "terms_code", "discount_rate", "tax_exempt_states", "po_required", "ise_member", "created_at", "updated_at" FROM `companies`;--> statement-breakpoint
DROP TABLE `companies`;--> statement-breakpoint
ALTER TABLE `__new_companies` RENAME TO `companies`;--> statement-breakpoint
CREATE UNIQUE INDEX `companies_customer_number` ON `companies` (`customer_number`);--> statement-breakpoint
CREATE TABLE `__new_mailed_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "mailed_links_purpose_listed" CHECK("__new_mailed_links"."purpose" in ('reset_password', 'verify_email', 'dealer_request'))
);
--> statement-breakpoint
INSERT INTO `__new_mailed_links`("token_hash", "purpose", "subject_id", "expires_at", "created_at") SELECT "token_hash", "purpose", "subject_id", "expires_at", "created_at" FROM `mailed_links`;--> statement-breakpoint
DROP TABLE `mailed_links`;--> statement-breakpoint
ALTER TABLE `__new_mailed_links` RENAME TO `mailed_links`;--> statement-breakpoint
CREATE INDEX `mailed_links_subject` ON `mailed_links` (`purpose`,`subject_id`);--> statement-breakpoint
CREATE INDEX `mailed_links_expires_at` ON `mailed_links` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_second_factors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`secret` text NOT NULL,
	`backup_codes` text NOT NULL,
	`verified` integer,
	`failed_verification_count` integer,
	`locked_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "second_factors_failed_verification_count_not_negative" CHECK("__new_second_factors"."failed_verification_count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_second_factors`("id", "user_id", "secret", "backup_codes", "verified", "failed_verification_count", "locked_until") SELECT "id", "user_id", "secret", "backup_codes", "verified", "failed_verification_count", "locked_until" FROM `second_factors`;--> statement-breakpoint
DROP TABLE `second_factors`;--> statement-breakpoint
ALTER TABLE `__new_second_factors` RENAME TO `second_factors`;--> statement-breakpoint
CREATE UNIQUE INDEX `second_factors_user_id` ON `second_factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `__new_users` (
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
	`demonstration` integer DEFAULT false NOT NULL,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "users_role_listed" CHECK("__new_users"."role" in ('user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'))
);
--> statement-breakpoint
INSERT INTO `__new_users`("id", "company_id", "firstname", "lastname", "email", "email_verified", "pending_email", "role", "password_change_required", "one_time_password_until_at", "two_factor_enabled", "demonstration", "removed_at", "created_at", "updated_at") SELECT "id", "company_id", "firstname", "lastname", "email", "email_verified", "pending_email", "role", "password_change_required", "one_time_password_until_at", "two_factor_enabled", "demonstration", "removed_at", "created_at", "updated_at" FROM `users`;--> statement-breakpoint
DROP TABLE `users`;--> statement-breakpoint
ALTER TABLE `__new_users` RENAME TO `users`;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`) WHERE "users"."removed_at" is null;--> statement-breakpoint
CREATE INDEX `users_company_id` ON `users` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`);--> statement-breakpoint
CREATE TABLE `__new_catalog_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	CONSTRAINT "catalog_state_one_row" CHECK("__new_catalog_state"."id" = 1),
	CONSTRAINT "catalog_state_version_not_negative" CHECK("__new_catalog_state"."version" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_catalog_state`("id", "version") SELECT "id", "version" FROM `catalog_state`;--> statement-breakpoint
DROP TABLE `catalog_state`;--> statement-breakpoint
ALTER TABLE `__new_catalog_state` RENAME TO `catalog_state`;--> statement-breakpoint
CREATE TABLE `__new_parts` (
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
	`updated_at` integer NOT NULL,
	CONSTRAINT "parts_unit_listed" CHECK("__new_parts"."unit" in ('EA', 'FT', 'SQFT')),
	CONSTRAINT "parts_install_hardware_listed" CHECK("__new_parts"."install_hardware" in ('none', 'sm', 'md', 'lg')),
	CONSTRAINT "parts_facets_not_negative" CHECK("__new_parts"."facets" >= 0),
	CONSTRAINT "parts_price_cents_not_negative" CHECK("__new_parts"."price_cents" >= 0),
	CONSTRAINT "parts_image_version_not_negative" CHECK("__new_parts"."image_version" >= 0),
	CONSTRAINT "parts_position_positive" CHECK("__new_parts"."position" > 0),
	CONSTRAINT "parts_length_inches_positive" CHECK("__new_parts"."length_inches" > 0),
	CONSTRAINT "parts_height_inches_positive" CHECK("__new_parts"."height_inches" > 0),
	CONSTRAINT "parts_depth_inches_positive" CHECK("__new_parts"."depth_inches" > 0),
	CONSTRAINT "parts_weight_pounds_positive" CHECK("__new_parts"."weight_pounds" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_parts`("id", "number", "number_key", "position", "facets", "name", "description", "price_cents", "unit", "tags", "door_models", "door_sub_models", "included_hardware", "private_notes", "location", "requirements", "length_inches", "height_inches", "depth_inches", "weight_pounds", "related_parts", "install_hardware", "proprietary", "obsolete", "illustration", "image_version", "updated_at") SELECT "id", "number", "number_key", "position", "facets", "name", "description", "price_cents", "unit", "tags", "door_models", "door_sub_models", "included_hardware", "private_notes", "location", "requirements", "length_inches", "height_inches", "depth_inches", "weight_pounds", "related_parts", "install_hardware", "proprietary", "obsolete", "illustration", "image_version", "updated_at" FROM `parts`;--> statement-breakpoint
DROP TABLE `parts`;--> statement-breakpoint
ALTER TABLE `__new_parts` RENAME TO `parts`;--> statement-breakpoint
CREATE UNIQUE INDEX `parts_number_key` ON `parts` (`number_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `parts_position` ON `parts` (`position`);--> statement-breakpoint
CREATE INDEX `parts_position_filters` ON `parts` (`position`,`facets`,`price_cents`);--> statement-breakpoint
CREATE TABLE `__new_search_tallies` (
	`day` text NOT NULL,
	`text` text NOT NULL,
	`searches` integer NOT NULL,
	`last_total` integer NOT NULL,
	CONSTRAINT "search_tallies_searches_positive" CHECK("__new_search_tallies"."searches" > 0),
	CONSTRAINT "search_tallies_last_total_not_negative" CHECK("__new_search_tallies"."last_total" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_search_tallies`("day", "text", "searches", "last_total") SELECT "day", "text", "searches", "last_total" FROM `search_tallies`;--> statement-breakpoint
DROP TABLE `search_tallies`;--> statement-breakpoint
ALTER TABLE `__new_search_tallies` RENAME TO `search_tallies`;--> statement-breakpoint
CREATE UNIQUE INDEX `search_tallies_day_text` ON `search_tallies` (`day`,`text`);--> statement-breakpoint
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
	CONSTRAINT "payments_state_listed" CHECK("__new_payments"."state" in ('authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided')),
	CONSTRAINT "payments_try_no_positive" CHECK("__new_payments"."try_no" > 0),
	CONSTRAINT "payments_amount_cents_not_negative" CHECK("__new_payments"."amount_cents" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_payments`("id", "reference", "actor_id", "idempotency_key", "try_no", "payload_hash", "state", "amount_cents", "draft", "address", "gateway_id", "auth_code", "card_type", "last_four", "decline_reason", "order_id", "lease_until_at", "created_at", "updated_at") SELECT "id", "reference", "actor_id", "idempotency_key", "try_no", "payload_hash", "state", "amount_cents", "draft", "address", "gateway_id", "auth_code", "card_type", "last_four", "decline_reason", "order_id", "lease_until_at", "created_at", "updated_at" FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reference` ON `payments` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_actor_key_try` ON `payments` (`actor_id`,`idempotency_key`,`try_no`);--> statement-breakpoint
CREATE INDEX `payments_state_lease` ON `payments` (`state`,`lease_until_at`);--> statement-breakpoint
CREATE INDEX `payments_actor_state` ON `payments` (`actor_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_address_state` ON `payments` (`address`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `payments_order_id` ON `payments` (`order_id`);--> statement-breakpoint
CREATE TABLE `__new_doors` (
	`serial_number` text PRIMARY KEY NOT NULL,
	`door_type` text NOT NULL,
	`build` text NOT NULL,
	`direction` text,
	`bottom` text,
	`cooling_type` text NOT NULL,
	`width_inches` real NOT NULL,
	`height_inches` real NOT NULL,
	`gaskets` text NOT NULL,
	`power_operated` integer NOT NULL,
	CONSTRAINT "doors_door_type_listed" CHECK("__new_doors"."door_type" in ('swing', 'slide', 'vl', 'so', 'traffic')),
	CONSTRAINT "doors_build_listed" CHECK("__new_doors"."build" in ('Traditional', 'ESS-1', 'ESS-2', 'Single Panel', 'Biparting', 'VL', 'Sectional', 'Coldswing', 'Saniswing')),
	CONSTRAINT "doors_direction_listed" CHECK("__new_doors"."direction" in ('LH', 'RH', 'Double', 'Biparting')),
	CONSTRAINT "doors_bottom_listed" CHECK("__new_doors"."bottom" in ('Sweep Bottom', 'High Sill', 'High Sill w/Sweep')),
	CONSTRAINT "doors_cooling_type_listed" CHECK("__new_doors"."cooling_type" in ('Cooler', 'Freezer')),
	CONSTRAINT "doors_width_inches_positive" CHECK("__new_doors"."width_inches" > 0),
	CONSTRAINT "doors_height_inches_positive" CHECK("__new_doors"."height_inches" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_doors`("serial_number", "door_type", "build", "direction", "bottom", "cooling_type", "width_inches", "height_inches", "gaskets", "power_operated") SELECT "serial_number", "door_type", "build", "direction", "bottom", "cooling_type", "width_inches", "height_inches", "gaskets", "power_operated" FROM `doors`;--> statement-breakpoint
DROP TABLE `doors`;--> statement-breakpoint
ALTER TABLE `__new_doors` RENAME TO `doors`;--> statement-breakpoint
CREATE TABLE `__new_order_lines` (
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
	`comments` text NOT NULL,
	`configurations` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_lines_unit_listed" CHECK("__new_order_lines"."unit" in ('EA', 'FT', 'SQFT')),
	CONSTRAINT "order_lines_line_no_positive" CHECK("__new_order_lines"."line_no" > 0),
	CONSTRAINT "order_lines_quantity_positive" CHECK("__new_order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_unit_price_cents_not_negative" CHECK("__new_order_lines"."unit_price_cents" >= 0),
	CONSTRAINT "order_lines_line_total_cents_not_negative" CHECK("__new_order_lines"."line_total_cents" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_order_lines`("id", "order_id", "line_no", "part_id", "number", "name", "unit", "quantity", "unit_price_cents", "line_total_cents", "comments", "configurations") SELECT "id", "order_id", "line_no", "part_id", "number", "name", "unit", "quantity", "unit_price_cents", "line_total_cents", "comments", "configurations" FROM `order_lines`;--> statement-breakpoint
DROP TABLE `order_lines`;--> statement-breakpoint
ALTER TABLE `__new_order_lines` RENAME TO `order_lines`;--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_order_id_line_no` ON `order_lines` (`order_id`,`line_no`);--> statement-breakpoint
CREATE INDEX `order_lines_number` ON `order_lines` (`number`,`id`);--> statement-breakpoint
CREATE TABLE `__new_orders` (
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
	`created_at` integer NOT NULL,
	`sales_counted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_internal_id`) REFERENCES `internal_companies`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_payment_state_listed" CHECK("__new_orders"."payment_state" in ('terms', 'authorised', 'captured', 'voided', 'attention')),
	CONSTRAINT "orders_cart_total_cents_not_negative" CHECK("__new_orders"."cart_total_cents" >= 0),
	CONSTRAINT "orders_shipping_cents_not_negative" CHECK("__new_orders"."shipping_cents" >= 0),
	CONSTRAINT "orders_tax_cents_not_negative" CHECK("__new_orders"."tax_cents" >= 0),
	CONSTRAINT "orders_grand_total_cents_not_negative" CHECK("__new_orders"."grand_total_cents" >= 0),
	CONSTRAINT "orders_grand_total_cents_sum" CHECK("__new_orders"."grand_total_cents" = "__new_orders"."cart_total_cents" + "__new_orders"."shipping_cents" + "__new_orders"."tax_cents")
);
--> statement-breakpoint
INSERT INTO `__new_orders`("id", "number", "actor_id", "user_id", "company_id", "company_internal_id", "payment_state", "processed", "sandbox", "cart_total_cents", "shipping_cents", "tax_cents", "grand_total_cents", "ship_address", "ship_address1", "ship_postal_code", "billing", "buyer_email", "carrier", "service_type", "billing_option", "account_number", "po_number", "ise_number", "card_type", "last_four", "created_at", "sales_counted") SELECT "id", "number", "actor_id", "user_id", "company_id", "company_internal_id", "payment_state", "processed", "sandbox", "cart_total_cents", "shipping_cents", "tax_cents", "grand_total_cents", "ship_address", "ship_address1", "ship_postal_code", "billing", "buyer_email", "carrier", "service_type", "billing_option", "account_number", "po_number", "ise_number", "card_type", "last_four", "created_at", "sales_counted" FROM `orders`;--> statement-breakpoint
DROP TABLE `orders`;--> statement-breakpoint
ALTER TABLE `__new_orders` RENAME TO `orders`;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number` ON `orders` (`number`);--> statement-breakpoint
CREATE INDEX `orders_created_at` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_pending` ON `orders` (`created_at`) WHERE not "orders"."processed";--> statement-breakpoint
CREATE INDEX `orders_sales_uncounted` ON `orders` (`id`) WHERE not "orders"."sales_counted";--> statement-breakpoint
CREATE INDEX `orders_actor_id` ON `orders` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_user_id` ON `orders` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_company_id` ON `orders` (`company_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `__new_audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`role` text NOT NULL,
	`company_id` integer,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`details` text NOT NULL,
	`address` text NOT NULL,
	CONSTRAINT "audit_log_role_listed" CHECK("__new_audit_log"."role" in ('guest', 'user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'))
);
--> statement-breakpoint
INSERT INTO `__new_audit_log`("id", "at", "actor_id", "role", "company_id", "action", "subject", "details", "address") SELECT "id", "at", "actor_id", "role", "company_id", "action", "subject", "details", "address" FROM `audit_log`;--> statement-breakpoint
DROP TABLE `audit_log`;--> statement-breakpoint
ALTER TABLE `__new_audit_log` RENAME TO `audit_log`;--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `audit_log_subject` ON `audit_log` (`subject`,`at`);--> statement-breakpoint
CREATE INDEX `audit_log_actor_id` ON `audit_log` (`actor_id`,`at`);--> statement-breakpoint
CREATE TABLE `__new_rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "rate_limits_count_not_negative" CHECK("__new_rate_limits"."count" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_rate_limits`("key", "count", "ends_at") SELECT "key", "count", "ends_at" FROM `rate_limits`;--> statement-breakpoint
DROP TABLE `rate_limits`;--> statement-breakpoint
ALTER TABLE `__new_rate_limits` RENAME TO `rate_limits`;--> statement-breakpoint
CREATE INDEX `rate_limits_ends_at` ON `rate_limits` (`ends_at`);--> statement-breakpoint
CREATE TABLE `__new_credentials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_credentials`("id", "user_id", "account_id", "provider_id", "password", "created_at", "updated_at") SELECT "id", "user_id", "account_id", "provider_id", "password", "created_at", "updated_at" FROM `credentials`;--> statement-breakpoint
DROP TABLE `credentials`;--> statement-breakpoint
ALTER TABLE `__new_credentials` RENAME TO `credentials`;--> statement-breakpoint
CREATE UNIQUE INDEX `credentials_user_id` ON `credentials` (`user_id`,`provider_id`);--> statement-breakpoint
CREATE TABLE `__new_sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`token` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_sessions`("id", "user_id", "token", "ip_address", "user_agent", "expires_at", "created_at", "updated_at") SELECT "id", "user_id", "token", "ip_address", "user_agent", "expires_at", "created_at", "updated_at" FROM `sessions`;--> statement-breakpoint
DROP TABLE `sessions`;--> statement-breakpoint
ALTER TABLE `__new_sessions` RENAME TO `sessions`;--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_shared_carts` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`lines` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_shared_carts`("key_hash", "user_id", "lines", "created_at", "expires_at") SELECT "key_hash", "user_id", "lines", "created_at", "expires_at" FROM `shared_carts`;--> statement-breakpoint
DROP TABLE `shared_carts`;--> statement-breakpoint
ALTER TABLE `__new_shared_carts` RENAME TO `shared_carts`;--> statement-breakpoint
CREATE INDEX `shared_carts_expires_at` ON `shared_carts` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_saved_doors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`name` text NOT NULL,
	`site` text NOT NULL,
	`name_key` text NOT NULL,
	`site_key` text NOT NULL,
	`serial_number` text,
	`door` text NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by_id` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`saved_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_saved_doors`("id", "company_id", "name", "site", "name_key", "site_key", "serial_number", "door", "saved_at", "saved_by_id") SELECT "id", "company_id", "name", "site", "name_key", "site_key", "serial_number", "door", "saved_at", "saved_by_id" FROM `saved_doors`;--> statement-breakpoint
DROP TABLE `saved_doors`;--> statement-breakpoint
ALTER TABLE `__new_saved_doors` RENAME TO `saved_doors`;--> statement-breakpoint
CREATE UNIQUE INDEX `saved_doors_company_id_site_name` ON `saved_doors` (`company_id`,`site_key`,`name_key`);--> statement-breakpoint
CREATE INDEX `saved_doors_company_id_serial_number` ON `saved_doors` (`company_id`,`serial_number`);