CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`user_id` integer NOT NULL,
	`user_name` text NOT NULL,
	`impersonator_id` integer,
	`impersonator_name` text,
	`company_id` integer,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`title` text NOT NULL,
	`before` text,
	`after` text,
	`searched` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_entity` ON `audit_entries` (`entity`,`entity_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_user` ON `audit_entries` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_impersonator` ON `audit_entries` (`impersonator_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_company` ON `audit_entries` (`company_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_at` ON `audit_entries` (`at`);--> statement-breakpoint
CREATE TABLE `fitment_corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant_id` integer NOT NULL,
	`year_from` integer NOT NULL,
	`year_to` integer,
	`options` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`created_by` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `vehicle_variants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `fitment_corrections_variant` ON `fitment_corrections` (`variant_id`,`year_from`);--> statement-breakpoint
CREATE TABLE `import_mappings` (
	`kind` text NOT NULL,
	`header_key` text NOT NULL,
	`mapping` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `header_key`)
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
ALTER TABLE `products` ADD `kind` text DEFAULT 'set' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `searched` text DEFAULT '' NOT NULL;