ALTER TABLE "users" ADD COLUMN "demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Stores of before could have been demonstrations. No mail reaches addresses under .example, so nobody else has one.
UPDATE users SET demonstration = true WHERE email LIKE '%.example';
