CREATE FUNCTION audit_log_refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'The audit log is only added to.'; END $$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION audit_log_refuse();
