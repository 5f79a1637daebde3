ALTER TABLE `audit_entries` ADD `actor_company_id` integer;--> statement-breakpoint
ALTER TABLE `audit_entries` ADD `by_admin` integer;