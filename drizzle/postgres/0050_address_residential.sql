ALTER TABLE "addresses" ADD COLUMN "residential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD COLUMN "residential" boolean DEFAULT false NOT NULL;