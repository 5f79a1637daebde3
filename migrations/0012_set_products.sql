CREATE TABLE `product_import_errors` (
	`import_id` integer NOT NULL,
	`row_no` integer NOT NULL,
	`field` text NOT NULL,
	`code` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`import_id`, `row_no`),
	FOREIGN KEY (`import_id`) REFERENCES `product_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_import_parts` (
	`import_id` integer NOT NULL,
	`part` integer NOT NULL,
	`content_hash` text NOT NULL,
	`rows` integer NOT NULL,
	`refused` integer NOT NULL,
	PRIMARY KEY(`import_id`, `part`),
	FOREIGN KEY (`import_id`) REFERENCES `product_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_import_rows` (
	`import_id` integer NOT NULL,
	`owner` integer NOT NULL,
	`parts_key` text NOT NULL,
	`kind` text NOT NULL,
	`sku` text NOT NULL,
	`name` text NOT NULL,
	`searched` text NOT NULL,
	`row_no` integer NOT NULL,
	PRIMARY KEY(`import_id`, `owner`, `parts_key`),
	FOREIGN KEY (`import_id`) REFERENCES `product_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `product_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_hash` text NOT NULL,
	`file_name` text NOT NULL,
	`parts` integer NOT NULL,
	`rows` integer NOT NULL,
	`mapping` text NOT NULL,
	`options` text NOT NULL,
	`state` text NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `products_company` ON `products` (`company_id`);--> statement-breakpoint
CREATE INDEX `products_company_sku` ON `products` (`company_id`,`sku`);--> statement-breakpoint
CREATE INDEX `products_bundles` ON `products` (`company_id`,`parts_key`) WHERE "products"."kind" = 'bundle';