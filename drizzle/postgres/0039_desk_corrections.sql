ALTER TABLE "order_shipments" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_exports" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_exports" ADD COLUMN "withdrawn_by" bigint;--> statement-breakpoint
ALTER TABLE "order_exports" ADD CONSTRAINT "order_exports_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exported_orders_export_id" ON "exported_orders" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_company_id" ON "audit_log" USING btree ("company_id","at");