CREATE TABLE `order_import_errors` (
	`import_id` integer NOT NULL,
	`row_no` integer NOT NULL,
	`field` text NOT NULL,
	`code` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`import_id`, `row_no`),
	FOREIGN KEY (`import_id`) REFERENCES `order_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `order_import_parts` (
	`import_id` integer NOT NULL,
	`part` integer NOT NULL,
	`content_hash` text NOT NULL,
	`rows` integer NOT NULL,
	`refused` integer NOT NULL,
	PRIMARY KEY(`import_id`, `part`),
	FOREIGN KEY (`import_id`) REFERENCES `order_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `order_import_rows` (
	`import_id` integer NOT NULL,
	`row_no` integer NOT NULL,
	`order_number` text NOT NULL,
	`rejected` integer NOT NULL,
	`sku` text NOT NULL,
	`quantity` integer NOT NULL,
	`prime` integer NOT NULL,
	`note` text NOT NULL,
	`deliver_to` text NOT NULL,
	PRIMARY KEY(`import_id`, `row_no`),
	FOREIGN KEY (`import_id`) REFERENCES `order_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_import_rows_order` ON `order_import_rows` (`import_id`,`order_number`,`row_no`);--> statement-breakpoint
CREATE TABLE `order_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_hash` text NOT NULL,
	`parts` integer NOT NULL,
	`rows` integer NOT NULL,
	`activation` text,
	`created_by` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`file_name` text NOT NULL,
	`mapping` text NOT NULL,
	`options` text NOT NULL,
	`state` text NOT NULL,
	`entered` integer DEFAULT 0 NOT NULL,
	`locked` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_imports_file` ON `order_imports` (`file_hash`,`state`);