DROP INDEX "sales_totals_of";--> statement-breakpoint
DROP INDEX "order_lines_number";--> statement-breakpoint
DROP INDEX "orders_created_at";--> statement-breakpoint
ALTER TABLE "sales_totals" ADD CONSTRAINT "sales_totals_of" PRIMARY KEY("dimension","grain","period","key","detail");--> statement-breakpoint
CREATE INDEX "sales_totals_days_of_key" ON "sales_totals" USING btree ("dimension","key","period","detail","orders") WHERE "sales_totals"."grain" = 'day';--> statement-breakpoint
CREATE INDEX "sales_totals_days_of_state" ON "sales_totals" USING btree ("detail","period","orders") WHERE "sales_totals"."grain" = 'day' and "sales_totals"."dimension" = 'customer';--> statement-breakpoint
CREATE INDEX "order_lines_number" ON "order_lines" USING btree ("number","order_id");--> statement-breakpoint
CREATE INDEX "orders_created_at" ON "orders" USING btree ("created_at","id");