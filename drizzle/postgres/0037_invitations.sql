ALTER TABLE "users" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_invitation_due_at" ON "users" USING btree ("invitation_due_at") WHERE "users"."invitation_due_at" is not null;--> statement-breakpoint
-- Everyone in the store so far was told of the account when it was made.
UPDATE users SET invited_at = created_at;