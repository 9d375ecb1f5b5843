DROP INDEX "parts_name";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_requests" ADD COLUMN "company_sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_requests" ADD COLUMN "contact_sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "firstname_sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lastname_sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internal_companies" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_doors" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staged_parts" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "parts_sort_key" ON "parts" USING btree (("sort_key") collate "C","position");