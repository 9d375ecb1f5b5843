ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_carts" ADD CONSTRAINT "shared_carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_doors" ADD CONSTRAINT "saved_doors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_doors" ADD CONSTRAINT "saved_doors_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_internal_id_internal_companies_id_fk" FOREIGN KEY ("company_internal_id") REFERENCES "public"."internal_companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_country_listed" CHECK ("addresses"."country" in ('US', 'CA'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_terms_code_listed" CHECK ("companies"."terms_code" in ('CC', 'PO'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_discount_rate" CHECK ("companies"."discount_rate" > 0 and "companies"."discount_rate" <= 1);--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_purpose_listed" CHECK ("mailed_links"."purpose" in ('reset_password', 'verify_email', 'dealer_request'));--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_failed_verification_count_not_negative" CHECK ("second_factors"."failed_verification_count" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_listed" CHECK ("users"."role" in ('user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'));--> statement-breakpoint
ALTER TABLE "catalog_state" ADD CONSTRAINT "catalog_state_one_row" CHECK ("catalog_state"."id" = 1);--> statement-breakpoint
ALTER TABLE "catalog_state" ADD CONSTRAINT "catalog_state_version_not_negative" CHECK ("catalog_state"."version" >= 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_unit_listed" CHECK ("parts"."unit" in ('EA', 'FT', 'SQFT'));--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_install_hardware_listed" CHECK ("parts"."install_hardware" in ('none', 'sm', 'md', 'lg'));--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_facets_not_negative" CHECK ("parts"."facets" >= 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_price_cents_not_negative" CHECK ("parts"."price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_image_version_not_negative" CHECK ("parts"."image_version" >= 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_position_positive" CHECK ("parts"."position" > 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_length_inches_positive" CHECK ("parts"."length_inches" > 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_height_inches_positive" CHECK ("parts"."height_inches" > 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_depth_inches_positive" CHECK ("parts"."depth_inches" > 0);--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_weight_pounds_positive" CHECK ("parts"."weight_pounds" > 0);--> statement-breakpoint
ALTER TABLE "search_tallies" ADD CONSTRAINT "search_tallies_searches_positive" CHECK ("search_tallies"."searches" > 0);--> statement-breakpoint
ALTER TABLE "search_tallies" ADD CONSTRAINT "search_tallies_last_total_not_negative" CHECK ("search_tallies"."last_total" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state_listed" CHECK ("payments"."state" in ('authorising', 'authorised', 'captured', 'declined', 'voiding', 'attention', 'voided'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_try_no_positive" CHECK ("payments"."try_no" > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_cents_not_negative" CHECK ("payments"."amount_cents" >= 0);--> statement-breakpoint
ALTER TABLE "doors" ADD CONSTRAINT "doors_door_type_listed" CHECK ("doors"."door_type" in ('swing', 'slide', 'vl', 'so', 'traffic'));--> statement-breakpoint
ALTER TABLE "doors" ADD CONSTRAINT "doors_build_listed" CHECK ("doors"."build" in ('Traditional', 'ESS-1', 'ESS-2', 'Single Panel', 'Biparting', 'VL', 'Sectional', 'Coldswing', 'Saniswing'));--> statement-breakpoint
ALTER TABLE "doors" ADD CONSTRAINT "doors_direction_listed" CHECK ("doors"."direction" in ('LH', 'RH', 'Double', 'Biparting'));--> statement-breakpoint
ALTER TABLE "doors" ADD CONSTRAINT "doors_bottom_listed" CHECK ("doors"."bottom" in ('Sweep Bottom', 'High Sill', 'High Sill w/Sweep'));--> statement-breakpoint
ALTER TABLE "doors" ADD CONSTRAINT "doors_cooling_type_listed" CHECK ("doors"."cooling_type" in ('Cooler', 'Freezer'));--> statement-breakpoint
ALTER TABLE "doors" ADD CONSTRAINT "doors_width_inches_positive" CHECK ("doors"."width_inches" > 0);--> statement-breakpoint
ALTER TABLE "doors" ADD CONSTRAINT "doors_height_inches_positive" CHECK ("doors"."height_inches" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_unit_listed" CHECK ("order_lines"."unit" in ('EA', 'FT', 'SQFT'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_line_no_positive" CHECK ("order_lines"."line_no" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_unit_price_cents_not_negative" CHECK ("order_lines"."unit_price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_line_total_cents_not_negative" CHECK ("order_lines"."line_total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_state_listed" CHECK ("orders"."payment_state" in ('terms', 'authorised', 'captured', 'voided', 'attention'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_total_cents_not_negative" CHECK ("orders"."cart_total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_cents_not_negative" CHECK ("orders"."shipping_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_cents_not_negative" CHECK ("orders"."tax_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_grand_total_cents_not_negative" CHECK ("orders"."grand_total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_grand_total_cents_sum" CHECK ("orders"."grand_total_cents" = "orders"."cart_total_cents" + "orders"."shipping_cents" + "orders"."tax_cents");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_role_listed" CHECK ("audit_log"."role" in ('guest', 'user', 'company_admin', 'frank_user', 'frank_admin', 'super_admin'));--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_count_not_negative" CHECK ("rate_limits"."count" >= 0);