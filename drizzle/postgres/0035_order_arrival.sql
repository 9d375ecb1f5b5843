ALTER TABLE "order_lines" ADD COLUMN "special_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_on" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "made_to_order" boolean DEFAULT false NOT NULL;