ALTER TABLE `users` ADD `invited_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `invitation_due_at` integer;--> statement-breakpoint
CREATE INDEX `users_invitation_due_at` ON `users` (`invitation_due_at`) WHERE "users"."invitation_due_at" is not null;--> statement-breakpoint
-- Everyone in the store so far was told of the account when it was made.
UPDATE users SET invited_at = created_at;