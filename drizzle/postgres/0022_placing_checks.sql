ALTER TABLE "orders" ADD CONSTRAINT "orders_method_listed" CHECK ("orders"."method" in ('parcel', 'freight'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_goods_tax_cents_not_negative" CHECK ("orders"."goods_tax_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_freight_tax_cents_not_negative" CHECK ("orders"."freight_tax_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_boxes_not_negative" CHECK ("orders"."boxes" >= 0);