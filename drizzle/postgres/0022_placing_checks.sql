ALTER TABLE "order_exports" ADD CONSTRAINT "order_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method_listed" CHECK ("orders"."method" in ('parcel', 'freight'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_goods_tax_cents_not_negative" CHECK ("orders"."goods_tax_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_freight_tax_cents_not_negative" CHECK ("orders"."freight_tax_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_boxes_not_negative" CHECK ("orders"."boxes" >= 0);