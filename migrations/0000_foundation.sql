CREATE TABLE `assortments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`brand_id` integer NOT NULL,
	`kind` text NOT NULL,
	`code` text NOT NULL,
	`name_replace` text DEFAULT '' NOT NULL,
	`name_prefix` text DEFAULT '' NOT NULL,
	`technical_name` text NOT NULL,
	`technical_name_key` text NOT NULL,
	`omit_on_universal_adapter` integer DEFAULT false NOT NULL,
	`image_front` text,
	`image_front_and_rear` text,
	`price` integer,
	`searched` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "assortments_kind_known" CHECK("assortments"."kind" IN ('front', 'rear', 'adapter'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assortments_code_unique` ON `assortments` (`code`);--> statement-breakpoint
CREATE INDEX `assortments_kind` ON `assortments` (`kind`,`id`);--> statement-breakpoint
CREATE INDEX `assortments_brand` ON `assortments` (`brand_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `assortments_adapter_name` ON `assortments` (`technical_name_key`) WHERE "assortments"."kind" = 'adapter';--> statement-breakpoint
CREATE TABLE `brands` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `brands_name_key_unique` ON `brands` (`name_key`);--> statement-breakpoint
CREATE TABLE `wipers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`assortment_id` integer NOT NULL,
	`length_inch` integer NOT NULL,
	`length_mm` integer NOT NULL,
	`price` integer,
	FOREIGN KEY (`assortment_id`) REFERENCES `assortments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wipers_size` ON `wipers` (`assortment_id`,`length_inch`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`parent_hash` text,
	`impersonator_id` integer,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`impersonator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_parent` ON `sessions` (`parent_hash`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_failures` (
	`address` text NOT NULL,
	`username_key` text NOT NULL,
	`window_start` integer NOT NULL,
	`failures` integer NOT NULL,
	PRIMARY KEY(`address`, `username_key`)
);
--> statement-breakpoint
CREATE INDEX `sign_in_failures_window` ON `sign_in_failures` (`window_start`);--> statement-breakpoint
CREATE TABLE `catalogue_import_chunks` (
	`import_id` integer NOT NULL,
	`brand_key` text NOT NULL,
	`part` integer NOT NULL,
	`rows` text NOT NULL,
	PRIMARY KEY(`import_id`, `brand_key`, `part`),
	FOREIGN KEY (`import_id`) REFERENCES `catalogue_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `catalogue_import_errors` (
	`import_id` integer NOT NULL,
	`row_no` integer NOT NULL,
	`field` text NOT NULL,
	`code` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`import_id`, `row_no`),
	FOREIGN KEY (`import_id`) REFERENCES `catalogue_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `catalogue_import_parts` (
	`import_id` integer NOT NULL,
	`part` integer NOT NULL,
	`content_hash` text NOT NULL,
	`rows` integer NOT NULL,
	`refused` integer NOT NULL,
	PRIMARY KEY(`import_id`, `part`),
	FOREIGN KEY (`import_id`) REFERENCES `catalogue_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `catalogue_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_hash` text NOT NULL,
	`parts` integer NOT NULL,
	`rows` integer NOT NULL,
	`mapping` text NOT NULL,
	`options` text NOT NULL,
	`state` text NOT NULL,
	`base_version_id` integer,
	`version_id` integer,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `catalogue_imports_file` ON `catalogue_imports` (`file_hash`,`state`);--> statement-breakpoint
CREATE TABLE `vehicle_brands` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_brands_name_key_unique` ON `vehicle_brands` (`name_key`);--> statement-breakpoint
CREATE TABLE `vehicle_models` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`brand_id` integer NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	FOREIGN KEY (`brand_id`) REFERENCES `vehicle_brands`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_models_name` ON `vehicle_models` (`brand_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `vehicle_variants` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`model_id` integer NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`steering` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`variant_key` text NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `vehicle_models`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_variants_key` ON `vehicle_variants` (`model_id`,`variant_key`);--> statement-breakpoint
CREATE INDEX `vehicle_variants_model` ON `vehicle_variants` (`model_id`);--> statement-breakpoint
CREATE TABLE `catalogue_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`active_version_id` integer,
	FOREIGN KEY (`active_version_id`) REFERENCES `catalogue_versions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "catalogue_state_single" CHECK("catalogue_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE `catalogue_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` integer,
	`state` text DEFAULT 'building' NOT NULL,
	`manifest` text NOT NULL,
	`stats` text NOT NULL,
	`created_by` integer,
	`created_at` integer NOT NULL,
	`activated_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_versions_import_id_unique` ON `catalogue_versions` (`import_id`);--> statement-breakpoint
CREATE INDEX `catalogue_versions_activated` ON `catalogue_versions` (`activated_at`);--> statement-breakpoint
CREATE TABLE `fitment_options` (
	`version_id` integer NOT NULL,
	`brand_id` integer NOT NULL,
	`variant_id` integer NOT NULL,
	`year_from` integer NOT NULL,
	`year_to` integer,
	`option_no` integer NOT NULL,
	`driver` text NOT NULL,
	`passenger` text NOT NULL,
	`rear` text NOT NULL,
	`adapter_id` integer,
	`universal_adapter` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`version_id`, `variant_id`, `year_from`, `option_no`),
	FOREIGN KEY (`version_id`) REFERENCES `catalogue_versions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fitment_options_brand` ON `fitment_options` (`version_id`,`brand_id`);--> statement-breakpoint
CREATE TABLE `version_brands` (
	`version_id` integer NOT NULL,
	`brand_id` integer NOT NULL,
	`shard_hash` text NOT NULL,
	`facts` text NOT NULL,
	PRIMARY KEY(`version_id`, `brand_id`),
	FOREIGN KEY (`version_id`) REFERENCES `catalogue_versions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`house_number` text DEFAULT '' NOT NULL,
	`zip` text DEFAULT '' NOT NULL,
	`city` text DEFAULT '' NOT NULL,
	`country_id` integer,
	`phone` text DEFAULT '' NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`prime_orders_allowed` integer DEFAULT false NOT NULL,
	`searched` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `companies_title` ON `companies` (`title`);--> statement-breakpoint
CREATE INDEX `companies_city` ON `companies` (`city`);--> statement-breakpoint
CREATE TABLE `company_assortments` (
	`company_id` integer NOT NULL,
	`assortment_id` integer NOT NULL,
	PRIMARY KEY(`company_id`, `assortment_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assortment_id`) REFERENCES `assortments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `countries` (
	`id` integer PRIMARY KEY NOT NULL,
	`iso2` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `countries_iso2_unique` ON `countries` (`iso2`);--> statement-breakpoint
CREATE TABLE `content_types` (
	`name` text PRIMARY KEY NOT NULL,
	`translate_name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `contents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`content_type` text NOT NULL,
	`language` text,
	`searched` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`content_type`) REFERENCES `content_types`(`name`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contents_type` ON `contents` (`content_type`,`language`,`id`);--> statement-breakpoint
CREATE TABLE `finder_assortments` (
	`finder_id` integer NOT NULL,
	`assortment_id` integer NOT NULL,
	`position` integer NOT NULL,
	`offered` integer NOT NULL,
	PRIMARY KEY(`finder_id`, `assortment_id`),
	FOREIGN KEY (`finder_id`) REFERENCES `finders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assortment_id`) REFERENCES `assortments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `finder_sightings` (
	`finder_id` integer NOT NULL,
	`origin` text NOT NULL,
	`day` integer NOT NULL,
	`ready` integer DEFAULT 0 NOT NULL,
	`vehicles` integer DEFAULT 0 NOT NULL,
	`results` integer DEFAULT 0 NOT NULL,
	`no_results` integer DEFAULT 0 NOT NULL,
	`product_clicks` integer DEFAULT 0 NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`finder_id`, `origin`, `day`),
	FOREIGN KEY (`finder_id`) REFERENCES `finders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `finders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`uuid` text NOT NULL,
	`company_id` integer NOT NULL,
	`enabled` integer NOT NULL,
	`label` text NOT NULL,
	`top_seller_text` text NOT NULL,
	`shop_product_url` text NOT NULL,
	`result_page_url` text NOT NULL,
	`language` text NOT NULL,
	`country_id` integer,
	`currency` text NOT NULL,
	`target` text NOT NULL,
	`title` text NOT NULL,
	`title_tag` text NOT NULL,
	`title_color` text NOT NULL,
	`title_alignment` integer NOT NULL,
	`show_label` integer NOT NULL,
	`label_color` text NOT NULL,
	`label_size` text NOT NULL,
	`label_capitalized` integer NOT NULL,
	`background_image` text,
	`background_color` text NOT NULL,
	`image_border_radius` integer NOT NULL,
	`style` text NOT NULL,
	`layout` text NOT NULL,
	`select_box_layout` text NOT NULL,
	`select_box_alignment` integer NOT NULL,
	`button_style` text NOT NULL,
	`banner_style` text NOT NULL,
	`primary_color` text NOT NULL,
	`border_radius` integer NOT NULL,
	`banner_padding` integer NOT NULL,
	`instructions` text NOT NULL,
	`articles` text NOT NULL,
	`allow_cents` integer NOT NULL,
	`allowed_origins` text NOT NULL,
	`searched` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `finders_uuid_unique` ON `finders` (`uuid`);--> statement-breakpoint
CREATE INDEX `finders_company` ON `finders` (`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `currencies` (
	`sign` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`iso` text NOT NULL,
	`digits` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `currencies_iso_unique` ON `currencies` (`iso`);--> statement-breakpoint
CREATE TABLE `languages` (
	`iso2` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `special_adapter_prices` (
	`finder_id` integer NOT NULL,
	`assortment_id` integer NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`finder_id`, `assortment_id`),
	FOREIGN KEY (`finder_id`) REFERENCES `finders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assortment_id`) REFERENCES `assortments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `special_prices` (
	`finder_id` integer NOT NULL,
	`wiper_id` integer NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`finder_id`, `wiper_id`),
	FOREIGN KEY (`finder_id`) REFERENCES `finders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`wiper_id`) REFERENCES `wipers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer,
	`parts_key` text NOT NULL,
	`sku` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_parts` ON `products` (`company_id`,`parts_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `products_global_parts` ON `products` (`parts_key`) WHERE "products"."company_id" IS NULL;--> statement-breakpoint
CREATE INDEX `products_sku` ON `products` (`sku`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`company_id` integer NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`notification_email` text DEFAULT '' NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`roles` text NOT NULL,
	`customer_number` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`password_hash` text NOT NULL,
	`password_requested_at` integer,
	`last_login` integer,
	`searched` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_company` ON `users` (`company_id`,`id`);