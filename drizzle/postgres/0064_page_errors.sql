ALTER TABLE "error_groups" ADD COLUMN "in_browser" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "error_groups" ADD COLUMN "last_stack" text;